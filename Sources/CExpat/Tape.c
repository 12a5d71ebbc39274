#include "Tape.h"

#include <stdlib.h>

bool tape_init(Tape *tape, uint32_t maximumDepth) {
  *tape = (Tape){.maximumDepth = maximumDepth};
  tape->open = malloc(sizeof(uint32_t) * (maximumDepth + 1));
  return tape->open != NULL;
}

bool tape_add(Tape *tape, CExpatEventKind kind, size_t offset, size_t length, uint32_t value) {
  if (tape->count == tape->capacity) {
    const size_t capacity = tape->capacity == 0 ? 256 : tape->capacity * 2;
    CExpatEvent *grown = realloc(tape->events, capacity * sizeof(CExpatEvent));
    if (grown == NULL) return false;
    tape->events = grown;
    tape->capacity = capacity;
  }
  tape->events[tape->count++] = (CExpatEvent){(uint32_t)offset, (uint32_t)length, value, kind};
  return true;
}

bool tape_addText(Tape *tape, size_t offset, size_t length) {
  if (tape->count > 0) {
    CExpatEvent *last = &tape->events[tape->count - 1];
    if (last->kind == CExpatEventKindText && (size_t)last->offset + last->length == offset) {
      last->length += (uint32_t)length;
      return true;
    }
  }
  return tape_add(tape, CExpatEventKindText, offset, length, 0);
}

bool tape_start(Tape *tape, size_t offset, size_t length) {
  if (!tape_add(tape, CExpatEventKindStart, offset, length, 0)) return false;
  tape->open[tape->depth++] = (uint32_t)(tape->count - 1);
  return true;
}

bool tape_end(Tape *tape, size_t offset, size_t length) {
  if (!tape_add(tape, CExpatEventKindEnd, offset, length, 0)) return false;
  tape->events[tape->open[--tape->depth]].value = (uint32_t)tape->count;
  return true;
}

void tape_finish(Tape *tape, size_t offset) {
  while (tape->depth > 0) {
    if (tape_end(tape, offset, 0)) continue;
    tape->events[tape->open[--tape->depth]].value = (uint32_t)tape->count;
  }
  free(tape->open);
  tape->open = NULL;
}
