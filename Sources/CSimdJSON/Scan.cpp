#include "Scan.hpp"

#include <simdjson.h>

namespace copydesk {

Fault findStringFault(const uint8_t *text, size_t length) {
  size_t start = 0;
  bool isInString = false;
  for (size_t offset = 0; offset < length; offset++) {
    const uint8_t byte = text[offset];
    if (!isInString) {
      // Outside strings no backslash can stand; simdjson lets it hide the next quotation mark.
      if (byte == '\\') return {CSimdJSONFailureInvalidToken, offset};
      if (byte == '"') {
        isInString = true;
        start = offset;
      }
    } else if (byte == '"') {
      isInString = false;
    } else if (byte == '\n' || byte == '\r') {
      // The quotation mark is what has to be looked at, not the line's end.
      return {CSimdJSONFailureUnclosedString, start};
    } else if (byte < 0x20) {
      return {CSimdJSONFailureControlCharacter, offset};
    } else if (byte == '\\' && offset + 1 < length && text[offset + 1] >= 0x20) {
      offset++;
    }
  }
  return {CSimdJSONFailureUnclosedString, start};
}

static size_t sequenceLength(uint8_t lead) {
  if (lead < 0xC0) return 1;
  if (lead < 0xE0) return 2;
  return lead < 0xF0 ? 3 : 4;
}

size_t findEncodingFault(const uint8_t *text, size_t length) {
  const auto isValid = [&](size_t from, size_t to) {
    return simdjson::validate_utf8(reinterpret_cast<const char *>(text) + from, to - from);
  };
  // Halves what lies between a place known to be well formed and one known not to be.
  size_t valid = 0, invalid = length;
  while (invalid - valid > 64) {
    size_t middle = valid + (invalid - valid) / 2;
    while (middle > valid && (text[middle] & 0xC0) == 0x80) middle--;
    if (middle == valid) break;
    if (isValid(valid, middle)) {
      valid = middle;
    } else {
      invalid = middle;
    }
  }
  while (valid < length) {
    const size_t end = valid + sequenceLength(text[valid]);
    if (end > length || !isValid(valid, end)) break;
    valid = end;
  }
  return valid;
}

static size_t skipDigits(const uint8_t *token, size_t length, size_t offset) {
  while (offset < length && token[offset] >= '0' && token[offset] <= '9') offset++;
  return offset;
}

bool isNumber(const uint8_t *token, size_t length) {
  size_t offset = length > 0 && token[0] == '-' ? 1 : 0;
  size_t end = skipDigits(token, length, offset);
  if (end == offset || (token[offset] == '0' && end > offset + 1)) return false;
  if (end < length && token[end] == '.') {
    offset = end + 1;
    end = skipDigits(token, length, offset);
    if (end == offset) return false;
  }
  if (end < length && (token[end] | 0x20) == 'e') {
    offset = end + 1;
    if (offset < length && (token[offset] == '+' || token[offset] == '-')) offset++;
    end = skipDigits(token, length, offset);
    if (end == offset) return false;
  }
  return end == length;
}

}  // namespace copydesk
