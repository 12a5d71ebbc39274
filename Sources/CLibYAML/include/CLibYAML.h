/// YAML as a flat tape of nodes with their places in the text, over libyaml.
///
/// Only our own types stand here; libyaml's header is included by the source file alone. One document of mappings,
/// sequences and scalars is read. Anchors, aliases and tags are refused: what a file says should stand where it is read.
#ifndef COPYDESK_CLIBYAML_H
#define COPYDESK_CLIBYAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a node is.
typedef enum : uint8_t {
  CLibYAMLNodeKindScalar,
  CLibYAMLNodeKindSequence,
  /// Its keys and values follow in turns; keys are scalars, none stands twice.
  CLibYAMLNodeKindMapping,
} CLibYAMLNodeKind;

/// One node. Those inside a sequence or mapping follow it.
typedef struct {
  /// Where the scalar's text begins in the tape's text, and its length in bytes; 0 for other nodes.
  uint32_t textStart, textLength;
  /// Where the node begins, both from 1; columns count Unicode scalars.
  uint32_t line, column;
  /// Index of the first node behind this one and all inside it.
  uint32_t next;
  CLibYAMLNodeKind kind;
  /// Whether a scalar is written without quotation marks and is no block.
  bool isPlain;
} CLibYAMLNode;

/// Why reading stopped.
typedef enum : uint8_t {
  CLibYAMLFailureNone,
  /// The text is no YAML; the tape's `problem` says why.
  CLibYAMLFailureSyntax,
  /// The text is no UTF-8, or holds a control character.
  CLibYAMLFailureEncoding,
  CLibYAMLFailureAnchor,
  CLibYAMLFailureAlias,
  CLibYAMLFailureTag,
  /// A second document begins.
  CLibYAMLFailureSecondDocument,
  /// A key that its mapping has already.
  CLibYAMLFailureDuplicateKey,
  /// A key that is a mapping or sequence.
  CLibYAMLFailureKeyNotScalar,
  /// Mappings and sequences stand inside each other more than `maximumDepth` times.
  CLibYAMLFailureTooDeep,
  /// More text than the tape can count, 1 GiB.
  CLibYAMLFailureTooLarge,
  CLibYAMLFailureOutOfMemory,
} CLibYAMLFailure;

/// A document as read, up to its end or the first failure.
typedef struct CLibYAMLTape CLibYAMLTape;

/// Reads `length` bytes of `text`; a byte-order mark at its start is skipped. Null when memory is short.
CLibYAMLTape *cyaml_read(const uint8_t *text, size_t length, uint32_t maximumDepth);
void cyaml_destroy(CLibYAMLTape *tape);

/// The nodes, the document's own first; none for an empty document. Of no use after a failure.
const CLibYAMLNode *cyaml_nodes(const CLibYAMLTape *tape, size_t *count);
/// The text of all scalars, one behind the other.
const uint8_t *cyaml_text(const CLibYAMLTape *tape, size_t *length);
CLibYAMLFailure cyaml_failure(const CLibYAMLTape *tape, uint32_t *line, uint32_t *column);
/// What libyaml says of a failure of syntax or encoding; empty otherwise.
const char *cyaml_problem(const CLibYAMLTape *tape);

#ifdef __cplusplus
}
#endif

#endif
