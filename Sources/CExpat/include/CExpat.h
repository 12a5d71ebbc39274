/// XML as a flat tape of events with their places in the text, over expat.
///
/// Only our own types stand here; expat's header is included by the source file alone.
#ifndef COPYDESK_CEXPAT_H
#define COPYDESK_CEXPAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What an event of the tape is.
typedef enum : uint8_t {
  /// A start tag, or the tag of an empty element, which an end of no length follows.
  CExpatEventKindStart,
  CExpatEventKindEnd,
  /// Characters that stand for themselves.
  CExpatEventKindText,
  /// `&lt;`, `&#8217;`: stands for `value`, a scalar.
  CExpatEventKindCharacter,
  /// `&name;` of an entity that the document declares. It is never looked up.
  CExpatEventKindEntity,
  /// A carriage return, or one with its line feed: stands for a line feed.
  CExpatEventKindLineEnd,
  /// `<![CDATA[`
  CExpatEventKindCDATAStart,
  /// `]]>`
  CExpatEventKindCDATAEnd,
  CExpatEventKindComment,
  /// The start of `<!DOCTYPE`.
  CExpatEventKindDoctype,
} CExpatEventKind;

/// One piece of the text.
typedef struct {
  /// Offset of the piece's first byte, and its length in bytes.
  uint32_t offset;
  uint32_t length;
  /// Of a start, the index of the first event behind the element's end; of a character, its scalar; otherwise 0.
  uint32_t value;
  CExpatEventKind kind;
} CExpatEvent;

/// Why reading stopped.
typedef enum : uint8_t {
  CExpatFailureNone,
  /// No element at all.
  CExpatFailureEmpty,
  /// The text ends inside an element.
  CExpatFailureUnclosedElement,
  /// A tag, comment or the like is never closed.
  CExpatFailureUnclosedToken,
  CExpatFailureUnclosedCDATA,
  /// What stands here is no XML: `<` in text, `&` without a name.
  CExpatFailureInvalidToken,
  /// An end tag of another name than the start tag.
  CExpatFailureTagMismatch,
  CExpatFailureDuplicateAttribute,
  /// Something stands behind the root element.
  CExpatFailureExpectedNothing,
  /// `&name;` of an entity that nobody declares.
  CExpatFailureUndefinedEntity,
  /// `&#0;` and other references to what is no character of XML.
  CExpatFailureBadCharacter,
  /// The XML declaration isn't at the start, or wrong.
  CExpatFailureDeclaration,
  /// Entities that grow out of proportion.
  CExpatFailureExpansion,
  /// Elements stand inside each other more than `maximumDepth` times.
  CExpatFailureTooDeep,
  /// More text than places can count, 1 GiB.
  CExpatFailureTooLarge,
  CExpatFailureOutOfMemory,
  CExpatFailureOther,
} CExpatFailure;

/// A document as read, up to its end or the first failure.
typedef struct {
  /// Owned by the caller, who frees it with `cexpat_free`. Null when there is none.
  CExpatEvent *events;
  size_t count;
  /// How many of them were read. Those that follow end the elements that a failure left open.
  size_t readCount;
  CExpatFailure failure;
  /// Offset in bytes where reading stopped; of no meaning without a failure.
  size_t failureOffset;
} CExpatTape;

/// Reads one document in UTF-8, whatever encoding it declares; or a fragment, in which elements stand side by side.
CExpatTape cexpat_read(const uint8_t *text, size_t length, uint32_t maximumDepth, bool isFragment);
void cexpat_free(CExpatEvent *events);

#ifdef __cplusplus
}
#endif

#endif
