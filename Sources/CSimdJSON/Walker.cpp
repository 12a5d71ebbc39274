#include "Walker.hpp"

#include <cstring>

namespace copydesk {

static constexpr Fault none = {CSimdJSONFailureNone, 0};

static bool isSpace(uint8_t byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

Fault Walker::walk(const uint32_t *starts, size_t count) {
  for (size_t index = 0; index < count; index++) {
    size_t end = index + 1 < count ? starts[index + 1] : length;
    while (end > starts[index] + 1 && isSpace(text[end - 1])) end--;
    const Fault fault = step(starts[index], end);
    if (fault.failure != CSimdJSONFailureNone) return fault;
  }
  if (!open.empty()) return {CSimdJSONFailureUnclosedContainer, events[open.back()].offset};
  return expected == Expected::nothing ? none : Fault{CSimdJSONFailureEmpty, 0};
}

Fault Walker::step(size_t start, size_t end) {
  const uint8_t byte = text[start];
  switch (expected) {
    case Expected::valueOrEnd:
      if (closes(byte)) return endContainer(start), none;
      return readValue(start, end);
    case Expected::value:
      return readValue(start, end);
    case Expected::keyOrEnd:
      if (closes(byte)) return endContainer(start), none;
      return readKey(start, end);
    case Expected::key:
      return readKey(start, end);
    case Expected::colon:
      if (byte != ':') return {CSimdJSONFailureExpectedColon, start};
      expected = Expected::value;
      return none;
    case Expected::commaOrEnd:
      if (closes(byte)) return endContainer(start), none;
      if (byte != ',') return {CSimdJSONFailureExpectedCommaOrEnd, start};
      expected = events[open.back()].kind == CSimdJSONEventKindObjectStart ? Expected::key : Expected::value;
      return none;
    case Expected::nothing:
      return {CSimdJSONFailureExpectedNothing, start};
  }
  return none;
}

Fault Walker::readValue(size_t start, size_t end) {
  switch (text[start]) {
    case '{':
      expected = Expected::keyOrEnd;
      return begin(CSimdJSONEventKindObjectStart, start);
    case '[':
      expected = Expected::valueOrEnd;
      return begin(CSimdJSONEventKindArrayStart, start);
    case '"':
      if (!addString(CSimdJSONEventKindString, start, end)) return {CSimdJSONFailureInvalidToken, start};
      expectWhatFollows();
      return none;
    case '}':
    case ']':
    case ':':
    case ',':
      return {CSimdJSONFailureExpectedValue, start};
    default:
      return readScalar(start, end);
  }
}

Fault Walker::readKey(size_t start, size_t end) {
  if (text[start] != '"') return {CSimdJSONFailureExpectedKey, start};
  if (!addString(CSimdJSONEventKindKey, start, end)) return {CSimdJSONFailureInvalidToken, start};
  expected = Expected::colon;
  return none;
}

Fault Walker::readScalar(size_t start, size_t end) {
  const auto is = [&](const char *word) {
    return end - start == std::strlen(word) && std::memcmp(text + start, word, end - start) == 0;
  };
  if (is("true")) {
    add(CSimdJSONEventKindTrue, start, end);
  } else if (is("false")) {
    add(CSimdJSONEventKindFalse, start, end);
  } else if (is("null")) {
    add(CSimdJSONEventKindNull, start, end);
  } else if (isNumber(text + start, end - start)) {
    add(CSimdJSONEventKindNumber, start, end);
  } else {
    return {CSimdJSONFailureInvalidToken, start};
  }
  expectWhatFollows();
  return none;
}

Fault Walker::begin(CSimdJSONEventKind kind, size_t start) {
  if (open.size() >= maximumDepth) return {CSimdJSONFailureTooDeep, start};
  open.push_back(static_cast<uint32_t>(events.size()));
  add(kind, start, start + 1);
  return none;
}

bool Walker::closes(uint8_t byte) const {
  return byte == (events[open.back()].kind == CSimdJSONEventKindObjectStart ? '}' : ']');
}

void Walker::endContainer(size_t start) {
  CSimdJSONEvent &opened = events[open.back()];
  const bool isObject = opened.kind == CSimdJSONEventKindObjectStart;
  opened.next = static_cast<uint32_t>(events.size()) + 1;
  add(isObject ? CSimdJSONEventKindObjectEnd : CSimdJSONEventKindArrayEnd, start, start + 1);
  open.pop_back();
  expectWhatFollows();
}

bool Walker::addString(CSimdJSONEventKind kind, size_t start, size_t end) {
  // The token reaches to the next one, so what stands behind the closing mark shows here.
  if (end < start + 2 || text[end - 1] != '"') return false;
  add(kind, start + 1, end - 1);
  CSimdJSONEvent &event = events.back();
  event.hasEscapes = event.length > 0 && std::memchr(text + event.offset, '\\', event.length) != nullptr;
  return true;
}

void Walker::add(CSimdJSONEventKind kind, size_t start, size_t end) {
  const auto next = static_cast<uint32_t>(events.size()) + 1;
  events.push_back({static_cast<uint32_t>(start), static_cast<uint32_t>(end - start), next, kind, false});
}

}  // namespace copydesk
