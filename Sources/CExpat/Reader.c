#include <expat.h>
#include <stdlib.h>

#include "Tape.h"

/// The first piece handed to expat; each next one is twice as long. A token that is not whole yet is read again with the
/// next piece, which so costs no more than the whole text does.
static const size_t firstPiece = 1 << 20;

typedef struct {
  Tape tape;
  XML_Parser parser;
  const uint8_t *text;
  /// Bytes that expat got before the text: the tag of a root that a fragment lacks.
  size_t lead;
  CExpatFailure stopped;
} Reader;

static size_t place(const Reader *reader) { return (size_t)XML_GetCurrentByteIndex(reader->parser) - reader->lead; }
static size_t width(const Reader *reader) { return (size_t)XML_GetCurrentByteCount(reader->parser); }

/// Stops reading for a reason of ours.
static void stop(Reader *reader, CExpatFailure failure) {
  if (reader->stopped != CExpatFailureNone) return;
  reader->stopped = failure;
  XML_StopParser(reader->parser, XML_FALSE);
}

static void keep(Reader *reader, bool hasRoom) {
  if (!hasRoom) stop(reader, CExpatFailureOutOfMemory);
}

static void XMLCALL startElement(void *data, const XML_Char *name, const XML_Char **attributes) {
  (void)name, (void)attributes;
  Reader *reader = data;
  if (reader->stopped != CExpatFailureNone) return;
  if (reader->tape.depth == reader->tape.maximumDepth) return stop(reader, CExpatFailureTooDeep);
  keep(reader, tape_start(&reader->tape, place(reader), width(reader)));
}

static void XMLCALL endElement(void *data, const XML_Char *name) {
  (void)name;
  Reader *reader = data;
  if (reader->stopped != CExpatFailureNone) return;
  keep(reader, tape_end(&reader->tape, place(reader), width(reader)));
}

/// The scalar that starts well-formed UTF-8.
static uint32_t scalar(const XML_Char *characters, int length) {
  const uint8_t *bytes = (const uint8_t *)characters;
  if (length < 2) return bytes[0];
  uint32_t value = bytes[0] & (0x7FU >> length);
  for (int index = 1; index < length; index++) value = value << 6 | (bytes[index] & 0x3FU);
  return value;
}

static void XMLCALL characterData(void *data, const XML_Char *characters, int length) {
  Reader *reader = data;
  if (reader->stopped != CExpatFailureNone) return;
  const size_t offset = place(reader);
  const uint8_t first = reader->text[offset];
  if (first == '&' && !reader->tape.isInCDATA) {
    keep(reader, tape_add(&reader->tape, CExpatEventKindCharacter, offset, width(reader), scalar(characters, length)));
  } else if (first == '\r') {
    keep(reader, tape_add(&reader->tape, CExpatEventKindLineEnd, offset, width(reader), 0));
  } else {
    keep(reader, tape_addText(&reader->tape, offset, (size_t)length));
  }
}

static void XMLCALL startCDATA(void *data) {
  Reader *reader = data;
  reader->tape.isInCDATA = true;
  keep(reader, tape_add(&reader->tape, CExpatEventKindCDATAStart, place(reader), width(reader), 0));
}

static void XMLCALL endCDATA(void *data) {
  Reader *reader = data;
  reader->tape.isInCDATA = false;
  keep(reader, tape_add(&reader->tape, CExpatEventKindCDATAEnd, place(reader), width(reader), 0));
}

static void XMLCALL comment(void *data, const XML_Char *words) {
  (void)words;
  Reader *reader = data;
  if (reader->stopped != CExpatFailureNone) return;
  keep(reader, tape_add(&reader->tape, CExpatEventKindComment, place(reader), width(reader), 0));
}

static void XMLCALL doctype(
    void *data, const XML_Char *name, const XML_Char *system, const XML_Char *public, int hasSubset) {
  (void)name, (void)system, (void)public, (void)hasSubset;
  Reader *reader = data;
  keep(reader, tape_add(&reader->tape, CExpatEventKindDoctype, place(reader), width(reader), 0));
}

/// All that no other function takes. That this function is there keeps expat from expanding entities.
static void XMLCALL other(void *data, const XML_Char *characters, int length) {
  Reader *reader = data;
  if (reader->stopped != CExpatFailureNone || reader->tape.depth == 0 || length == 0 || characters[0] != '&') return;
  keep(reader, tape_add(&reader->tape, CExpatEventKindEntity, place(reader), width(reader), 0));
}

static CExpatFailure failure(const Reader *reader, enum XML_Error error) {
  if (reader->stopped != CExpatFailureNone) return reader->stopped;
  switch (error) {
    case XML_ERROR_NONE: return CExpatFailureNone;
    case XML_ERROR_NO_MEMORY: return CExpatFailureOutOfMemory;
    case XML_ERROR_NO_ELEMENTS:
      return reader->tape.depth > 0 ? CExpatFailureUnclosedElement : CExpatFailureEmpty;
    case XML_ERROR_UNCLOSED_TOKEN:
    case XML_ERROR_PARTIAL_CHAR: return CExpatFailureUnclosedToken;
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return CExpatFailureUnclosedCDATA;
    case XML_ERROR_TAG_MISMATCH:
    case XML_ERROR_ASYNC_ENTITY: return CExpatFailureTagMismatch;
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return CExpatFailureDuplicateAttribute;
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return CExpatFailureExpectedNothing;
    case XML_ERROR_UNDEFINED_ENTITY: return CExpatFailureUndefinedEntity;
    case XML_ERROR_BAD_CHAR_REF: return CExpatFailureBadCharacter;
    case XML_ERROR_MISPLACED_XML_PI:
    case XML_ERROR_XML_DECL: return CExpatFailureDeclaration;
    case XML_ERROR_RECURSIVE_ENTITY_REF:
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH: return CExpatFailureExpansion;
    case XML_ERROR_SYNTAX:
    case XML_ERROR_INVALID_TOKEN: return CExpatFailureInvalidToken;
    default: return CExpatFailureOther;
  }
}

static void install(Reader *reader) {
  XML_SetUserData(reader->parser, reader);
  XML_SetElementHandler(reader->parser, startElement, endElement);
  XML_SetCharacterDataHandler(reader->parser, characterData);
  XML_SetCdataSectionHandler(reader->parser, startCDATA, endCDATA);
  XML_SetCommentHandler(reader->parser, comment);
  XML_SetStartDoctypeDeclHandler(reader->parser, doctype);
  XML_SetDefaultHandler(reader->parser, other);
}

static enum XML_Error parse(Reader *reader, size_t length) {
  size_t position = 0, piece = firstPiece;
  do {
    const size_t count = length - position < piece ? length - position : piece;
    const bool isLast = position + count == length && reader->lead == 0;
    const char *start = (const char *)reader->text + position;
    if (XML_Parse(reader->parser, start, (int)count, isLast) == XML_STATUS_ERROR) {
      return XML_GetErrorCode(reader->parser);
    }
    position += count;
    piece *= 2;
  } while (position < length);
  return XML_ERROR_NONE;
}

static const char opening[] = "<fragment>", closing[] = "</fragment>";

/// The same for a text without a root, which gets one that no event tells of.
static enum XML_Error parseFragment(Reader *reader, size_t length) {
  reader->lead = sizeof opening - 1;
  if (XML_Parse(reader->parser, opening, (int)reader->lead, false) == XML_STATUS_ERROR) {
    return XML_GetErrorCode(reader->parser);
  }
  install(reader);
  const enum XML_Error error = parse(reader, length);
  if (error != XML_ERROR_NONE) return error;
  XML_SetElementHandler(reader->parser, NULL, NULL);
  return XML_Parse(reader->parser, closing, sizeof closing - 1, true) == XML_STATUS_ERROR
      ? XML_GetErrorCode(reader->parser) : XML_ERROR_NONE;
}

CExpatTape cexpat_read(const uint8_t *text, size_t length, uint32_t maximumDepth, bool isFragment) {
  if (length > 1 << 30) return (CExpatTape){.failure = CExpatFailureTooLarge};
  Reader reader = {.text = text};
  if (!tape_init(&reader.tape, maximumDepth)) return (CExpatTape){.failure = CExpatFailureOutOfMemory};
  reader.parser = XML_ParserCreate("UTF-8");
  if (reader.parser == NULL) {
    free(reader.tape.open);
    return (CExpatTape){.failure = CExpatFailureOutOfMemory};
  }
  if (!isFragment) install(&reader);
  const enum XML_Error error = isFragment ? parseFragment(&reader, length) : parse(&reader, length);
  const CExpatFailure found = failure(&reader, error);
  const XML_Index stoppedAt = XML_GetCurrentByteIndex(reader.parser);
  XML_ParserFree(reader.parser);
  size_t offset = stoppedAt < (XML_Index)reader.lead ? 0 : (size_t)stoppedAt - reader.lead;
  if (offset > length) offset = length;
  const size_t readCount = reader.tape.count;
  tape_finish(&reader.tape, offset);
  return (CExpatTape){reader.tape.events, reader.tape.count, readCount, found, offset};
}

void cexpat_free(CExpatEvent *events) { free(events); }
