// The events of a document as they are gathered. No exceptions cross expat's own frames: memory that runs out is told.
#ifndef COPYDESK_TAPE_H
#define COPYDESK_TAPE_H

#include "CExpat.h"

typedef struct {
  CExpatEvent *events;
  size_t count;
  size_t capacity;
  /// Indices of the starts of the elements around the place.
  uint32_t *open;
  uint32_t depth;
  uint32_t maximumDepth;
  bool isInCDATA;
} Tape;

/// Whether there was memory for the stack of `maximumDepth` elements.
bool tape_init(Tape *tape, uint32_t maximumDepth);
/// Each adds an event, and answers whether there was memory for it.
bool tape_add(Tape *tape, CExpatEventKind kind, size_t offset, size_t length, uint32_t value);
/// Goes on with the text before where this follows it directly.
bool tape_addText(Tape *tape, size_t offset, size_t length);
bool tape_start(Tape *tape, size_t offset, size_t length);
bool tape_end(Tape *tape, size_t offset, size_t length);
/// Ends the elements that are still open at `offset`, where reading stopped. Frees the stack.
void tape_finish(Tape *tape, size_t offset);

#endif
