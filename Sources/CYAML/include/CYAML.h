/// YAML as a flat tape of nodes with their places in the text, over libyaml.
///
/// Only our own types stand here; libyaml's header is included by the source file alone. One document of mappings,
/// sequences and scalars is read. Anchors, aliases and tags are refused: what a file says should stand where it is read.
#ifndef COPYDESK_CYAML_H
#define COPYDESK_CYAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a node is.
typedef enum : uint8_t {
  CYAMLNodeKindScalar,
  CYAMLNodeKindSequence,
  /// Its keys and values follow in turns; keys are scalars, none stands twice.
  CYAMLNodeKindMapping,
} CYAMLNodeKind;

/// One node. Those inside a sequence or mapping follow it.
typedef struct {
  /// Where the scalar's text begins in the tape's text, and its length in bytes; 0 for other nodes.
  uint32_t textStart, textLength;
  /// Where the node begins, both from 1; columns count Unicode scalars.
  uint32_t line, column;
  /// Index of the first node behind this one and all inside it.
  uint32_t next;
  CYAMLNodeKind kind;
  /// Whether a scalar is written without quotation marks and is no block.
  bool isPlain;
} CYAMLNode;

/// Why reading stopped.
typedef enum : uint8_t {
  CYAMLFailureNone,
  /// The text is no YAML; the tape's `problem` says why.
  CYAMLFailureSyntax,
  /// The text is no UTF-8, or holds a control character.
  CYAMLFailureEncoding,
  CYAMLFailureAnchor,
  CYAMLFailureAlias,
  CYAMLFailureTag,
  /// A second document begins.
  CYAMLFailureSecondDocument,
  /// A key that its mapping has already.
  CYAMLFailureDuplicateKey,
  /// A key that is a mapping or sequence.
  CYAMLFailureKeyNotScalar,
  /// Mappings and sequences stand inside each other more than `maximumDepth` times.
  CYAMLFailureTooDeep,
  /// More text than the tape can count, 1 GiB.
  CYAMLFailureTooLarge,
  CYAMLFailureOutOfMemory,
} CYAMLFailure;

/// A document as read, up to its end or the first failure.
typedef struct CYAMLTape CYAMLTape;

/// Reads `length` bytes of `text`; a byte-order mark at its start is skipped. Null when memory is short.
CYAMLTape *cyaml_read(const uint8_t *text, size_t length, uint32_t maximumDepth);
void cyaml_destroy(CYAMLTape *tape);

/// The nodes, the document's own first; none for an empty document. Of no use after a failure.
const CYAMLNode *cyaml_nodes(const CYAMLTape *tape, size_t *count);
/// The text of all scalars, one behind the other.
const uint8_t *cyaml_text(const CYAMLTape *tape, size_t *length);
CYAMLFailure cyaml_failure(const CYAMLTape *tape, uint32_t *line, uint32_t *column);
/// What libyaml says of a failure of syntax or encoding; empty otherwise.
const char *cyaml_problem(const CYAMLTape *tape);

#ifdef __cplusplus
}
#endif

#endif
