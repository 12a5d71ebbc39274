#include <yaml.h>

#include <new>

#include "Builder.hpp"

namespace {

// libyaml's parser, which goes away with its scope.
struct Parser {
  yaml_parser_t raw;
  const bool isReady;

  Parser() : isReady(yaml_parser_initialize(&raw) != 0) {}
  ~Parser() {
    if (isReady) yaml_parser_delete(&raw);
  }
  Parser(const Parser &) = delete;
  Parser &operator=(const Parser &) = delete;
};

// The same for an event, whatever is thrown while it is looked at.
struct Event {
  yaml_event_t raw{};
  ~Event() { yaml_event_delete(&raw); }
};

// The line and column of a byte, both from 1.
void setPlace(CLibYAMLTape &tape, const uint8_t *text, size_t offset) {
  tape.line = tape.column = 1;
  for (size_t index = 0; index < offset; ++index) {
    if (text[index] == '\n') {
      ++tape.line;
      tape.column = 1;
    } else if ((text[index] & 0xC0) != 0x80) {
      ++tape.column;
    }
  }
}

void setFailure(CLibYAMLTape &tape, const yaml_parser_t &parser, const uint8_t *text, size_t length) {
  if (parser.error == YAML_MEMORY_ERROR) {
    tape.failure = CLibYAMLFailureOutOfMemory;
    return;
  }
  tape.problem = parser.problem != nullptr ? parser.problem : "";
  if (parser.error == YAML_READER_ERROR) {
    tape.failure = CLibYAMLFailureEncoding;
    return setPlace(tape, text, parser.problem_offset < length ? parser.problem_offset : length);
  }
  tape.failure = CLibYAMLFailureSyntax;
  tape.line = static_cast<uint32_t>(parser.problem_mark.line + 1);
  tape.column = static_cast<uint32_t>(parser.problem_mark.column + 1);
}

void read(CLibYAMLTape &tape, const uint8_t *text, size_t length, uint32_t maximumDepth) {
  Parser parser;
  if (!parser.isReady) throw std::bad_alloc();
  // Without this, libyaml would take a text for UTF-16 by its first bytes.
  yaml_parser_set_encoding(&parser.raw, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser.raw, text, length);
  copydesk::Builder builder(tape, maximumDepth);
  while (true) {
    Event event;
    if (yaml_parser_parse(&parser.raw, &event.raw) == 0) return setFailure(tape, parser.raw, text, length);
    if (!builder.take(event.raw)) return;
  }
}

}  // namespace

CLibYAMLTape *cyaml_read(const uint8_t *text, size_t length, uint32_t maximumDepth) {
  auto *tape = new (std::nothrow) CLibYAMLTape();
  if (tape == nullptr) return nullptr;
  if (length >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF) {
    text += 3;
    length -= 3;
  }
  if (length >> 30 != 0) {
    tape->failure = CLibYAMLFailureTooLarge;
    return tape;
  }
  try {
    read(*tape, text, length, maximumDepth);
  } catch (const std::bad_alloc &) {
    tape->failure = CLibYAMLFailureOutOfMemory;
  }
  return tape;
}

void cyaml_destroy(CLibYAMLTape *tape) { delete tape; }

const CLibYAMLNode *cyaml_nodes(const CLibYAMLTape *tape, size_t *count) {
  *count = tape->nodes.size();
  return tape->nodes.data();
}

const uint8_t *cyaml_text(const CLibYAMLTape *tape, size_t *length) {
  *length = tape->text.size();
  return reinterpret_cast<const uint8_t *>(tape->text.data());
}

CLibYAMLFailure cyaml_failure(const CLibYAMLTape *tape, uint32_t *line, uint32_t *column) {
  *line = tape->line;
  *column = tape->column;
  return tape->failure;
}

const char *cyaml_problem(const CLibYAMLTape *tape) { return tape->problem.c_str(); }
