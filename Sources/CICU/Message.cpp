#include <unicode/messagepattern.h>
#include <unicode/parseerr.h>
#include <unicode/uloc.h>

#include "Support.h"

using namespace icu;

struct cicu_message {
  MessagePattern pattern;
  cicu::WideText text;
  cicu::Buffer<cicu_message_part> parts;

  explicit cicu_message(UErrorCode &status) : pattern(UMSGPAT_APOS_DOUBLE_OPTIONAL, status) {}
};

namespace {

uint8_t kind(UMessagePatternPartType type) {
  switch (type) {
    case UMSGPAT_PART_TYPE_MSG_START: return CICU_MESSAGE_START;
    case UMSGPAT_PART_TYPE_MSG_LIMIT: return CICU_MESSAGE_END;
    case UMSGPAT_PART_TYPE_SKIP_SYNTAX: return CICU_MESSAGE_QUOTE;
    case UMSGPAT_PART_TYPE_REPLACE_NUMBER: return CICU_MESSAGE_NUMBER;
    case UMSGPAT_PART_TYPE_ARG_START: return CICU_MESSAGE_ARGUMENT_START;
    case UMSGPAT_PART_TYPE_ARG_LIMIT: return CICU_MESSAGE_ARGUMENT_END;
    case UMSGPAT_PART_TYPE_ARG_NUMBER:
    case UMSGPAT_PART_TYPE_ARG_NAME: return CICU_MESSAGE_ARGUMENT_NAME;
    case UMSGPAT_PART_TYPE_ARG_SELECTOR: return CICU_MESSAGE_SELECTOR;
    case UMSGPAT_PART_TYPE_ARG_INT:
    case UMSGPAT_PART_TYPE_ARG_DOUBLE: return CICU_MESSAGE_VALUE;
    default: return CICU_MESSAGE_OTHER;
  }
}

uint8_t argument_kind(UMessagePatternArgType type) {
  switch (type) {
    case UMSGPAT_ARG_TYPE_CHOICE: return CICU_ARGUMENT_CHOICE;
    case UMSGPAT_ARG_TYPE_PLURAL: return CICU_ARGUMENT_PLURAL;
    case UMSGPAT_ARG_TYPE_SELECT: return CICU_ARGUMENT_SELECT;
    case UMSGPAT_ARG_TYPE_SELECTORDINAL: return CICU_ARGUMENT_ORDINAL;
    default: return CICU_ARGUMENT_SIMPLE;
  }
}

}  // namespace

int cicu_message_open(cicu_message **out) {
  *out = nullptr;
  UErrorCode status = U_ZERO_ERROR;
  auto *message = new (std::nothrow) cicu_message(status);
  if (message == nullptr) return CICU_NO_MEMORY;
  if (U_SUCCESS(status)) {
    *out = message;
    return CICU_OK;
  }
  delete message;
  return static_cast<int>(status);
}

void cicu_message_close(cicu_message *message) { delete message; }

int cicu_message_parse(
    cicu_message *message, const uint8_t *text, size_t length, const cicu_message_part **out, size_t *count,
    int64_t *error_offset) {
  *count = 0;
  *error_offset = -1;
  const int failure = message->text.assign(text, length);
  if (failure != CICU_OK) return failure;
  UErrorCode status = U_ZERO_ERROR;
  UParseError error;
  // The parts keep offsets alone, so that the text need not be copied.
  const UnicodeString units(false, message->text.units.data(), message->text.count);
  message->pattern.parse(units, &error, status);
  if (U_FAILURE(status)) {
    const int32_t offset = error.offset < 0 ? 0 : error.offset;
    *error_offset = message->text.narrow(offset > message->text.count ? message->text.count : offset);
    return static_cast<int>(status);
  }
  const int32_t parts = message->pattern.countParts();
  if (!message->parts.reserve(static_cast<size_t>(parts) + 1)) return CICU_NO_MEMORY;
  for (int32_t index = 0; index < parts; index++) {
    const MessagePattern::Part &part = message->pattern.getPart(index);
    cicu_message_part &own = message->parts[index];
    own.offset = message->text.narrow(part.getIndex());
    own.end = message->text.narrow(part.getLimit());
    own.kind = kind(part.getType());
    own.argument = argument_kind(part.getArgType());
    own.limit = message->pattern.getLimitPartIndex(index);
  }
  *out = message->parts.data();
  *count = static_cast<size_t>(parts);
  return CICU_OK;
}

bool cicu_is_language(const char *code) { return uloc_getISO3Language(code)[0] != 0; }
