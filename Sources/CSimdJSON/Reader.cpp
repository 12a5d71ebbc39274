#include <simdjson.h>

#include <memory>
#include <new>
#include <vector>

#include "Walker.hpp"

using simdjson::stage1_mode;
using simdjson::internal::dom_parser_implementation;

// simdjson's first stage alone is used: it checks UTF-8 and finds every token, at memory speed. Its second stage and
// its On-Demand face both hide where a token ends, and tell of an error that it is there but not where.
struct CSimdJSONReader {
  std::unique_ptr<dom_parser_implementation> stage;
  std::vector<CSimdJSONEvent> events;
  std::vector<uint32_t> open;

  simdjson::error_code findTokens(const uint8_t *text, size_t length) {
    if (length > stage->capacity()) {
      const simdjson::error_code error = stage->set_capacity(length);
      if (error != simdjson::SUCCESS) return error;
    }
    stage->n_structural_indexes = 0;
    return stage->stage1(text, length, stage1_mode::regular);
  }
};

CSimdJSONReader *csimdjson_create(void) {
  auto *reader = new (std::nothrow) CSimdJSONReader();
  if (reader == nullptr) return nullptr;
  // The depth is that of simdjson's own second stage, which never runs.
  const auto error = simdjson::get_active_implementation()->create_dom_parser_implementation(
    4096, 1, reader->stage);
  if (error == simdjson::SUCCESS) return reader;
  delete reader;
  return nullptr;
}

void csimdjson_destroy(CSimdJSONReader *reader) { delete reader; }

static copydesk::Fault fault(simdjson::error_code error, const uint8_t *text, size_t length) {
  switch (error) {
    case simdjson::SUCCESS:
      return {CSimdJSONFailureNone, 0};
    case simdjson::EMPTY:
      return {CSimdJSONFailureEmpty, 0};
    case simdjson::MEMALLOC:
      return {CSimdJSONFailureOutOfMemory, 0};
    case simdjson::CAPACITY:
      return {CSimdJSONFailureTooLarge, 0};
    case simdjson::UTF8_ERROR:
      return {CSimdJSONFailureEncoding, copydesk::findEncodingFault(text, length)};
    default:
      return copydesk::findStringFault(text, length);
  }
}

CSimdJSONTape csimdjson_read(
  CSimdJSONReader *reader, const uint8_t *text, size_t length, uint32_t maximumDepth) {
  reader->events.clear();
  reader->open.clear();
  copydesk::Fault stopped = fault(reader->findTokens(text, length), text, length);
  size_t readable = length;
  if (stopped.failure != CSimdJSONFailureNone) {
    // What stands before the fault can be read all the same.
    readable = stopped.offset;
    if (readable > 0 && reader->findTokens(text, readable) != simdjson::SUCCESS) readable = 0;
  }
  if (readable > 0) {
    copydesk::Walker walker(text, readable, maximumDepth, reader->events, reader->open);
    const copydesk::Fault fault = walker.walk(reader->stage->structural_indexes.get(), reader->stage->n_structural_indexes);
    const bool endsEarly = stopped.failure != CSimdJSONFailureNone
      && (fault.failure == CSimdJSONFailureUnclosedContainer || fault.failure == CSimdJSONFailureEmpty);
    if (fault.failure != CSimdJSONFailureNone && !endsEarly) stopped = fault;
  }
  // Objects and arrays that are still open reach to the end of what could be read.
  for (const uint32_t index : reader->open) reader->events[index].next = static_cast<uint32_t>(reader->events.size());
  return {reader->events.data(), reader->events.size(), stopped.failure, stopped.offset};
}
