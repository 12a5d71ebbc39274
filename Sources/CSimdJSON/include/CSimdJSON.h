/// JSON as a flat tape of events with their places in the text, over simdjson.
///
/// Only our own types stand here; simdjson's header is included by the source file alone.
#ifndef COPYDESK_CSIMDJSON_H
#define COPYDESK_CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What an event of the tape is.
typedef enum : uint8_t {
  CSimdJSONEventKindObjectStart,
  CSimdJSONEventKindObjectEnd,
  CSimdJSONEventKindArrayStart,
  CSimdJSONEventKindArrayEnd,
  CSimdJSONEventKindKey,
  CSimdJSONEventKindString,
  CSimdJSONEventKindNumber,
  CSimdJSONEventKindTrue,
  CSimdJSONEventKindFalse,
  CSimdJSONEventKindNull,
} CSimdJSONEventKind;

/// One token of the text.
typedef struct {
  /// Offset of the token's first byte; of a string or key, the first byte behind the quotation mark.
  uint32_t offset;
  /// Length in bytes, without quotation marks.
  uint32_t length;
  /// Index of the first event behind this value: behind the end for an object or array that was closed, the
  /// number of all events for one that wasn't.
  uint32_t next;
  CSimdJSONEventKind kind;
  /// Whether a backslash stands in the string or key. Escapes are not checked here.
  bool hasEscapes;
} CSimdJSONEvent;

/// Why reading stopped.
typedef enum : uint8_t {
  CSimdJSONFailureNone,
  /// Nothing but white space.
  CSimdJSONFailureEmpty,
  /// The quotation mark at the place is never closed, or not on its line.
  CSimdJSONFailureUnclosedString,
  /// A control character other than a line end stands inside a string.
  CSimdJSONFailureControlCharacter,
  /// The text is no UTF-8 from the place on.
  CSimdJSONFailureEncoding,
  CSimdJSONFailureExpectedValue,
  CSimdJSONFailureExpectedKey,
  CSimdJSONFailureExpectedColon,
  /// Inside an object or array, neither a comma nor its end.
  CSimdJSONFailureExpectedCommaOrEnd,
  /// Something stands behind the document.
  CSimdJSONFailureExpectedNothing,
  /// The object or array that starts at the place is never closed.
  CSimdJSONFailureUnclosedContainer,
  /// Neither a number nor `true`, `false` or `null`.
  CSimdJSONFailureInvalidToken,
  /// Objects and arrays stand inside each other more than `maximumDepth` times.
  CSimdJSONFailureTooDeep,
  /// More text than the library reads at once, 4 GiB.
  CSimdJSONFailureTooLarge,
  CSimdJSONFailureOutOfMemory,
} CSimdJSONFailure;

/// A document as read, up to its end or the first failure.
typedef struct {
  /// Valid until the next `csimdjson_read` or `csimdjson_destroy` of the same reader.
  const CSimdJSONEvent *events;
  size_t count;
  CSimdJSONFailure failure;
  /// Offset in bytes where reading stopped; of no meaning without a failure.
  size_t failureOffset;
} CSimdJSONTape;

/// Memory that is used again from document to document. Not to be shared between threads.
typedef struct CSimdJSONReader CSimdJSONReader;

/// A new reader, or null when memory is short.
CSimdJSONReader *csimdjson_create(void);
void csimdjson_destroy(CSimdJSONReader *reader);

/// Reads one document. `length` bytes are text; behind them another 64 bytes must be readable.
CSimdJSONTape csimdjson_read(
  CSimdJSONReader *reader, const uint8_t *text, size_t length, uint32_t maximumDepth);

#ifdef __cplusplus
}
#endif

#endif
