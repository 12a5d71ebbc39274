#include "Lexicons.h"

#include <string.h>

// Every file of the folder Lexicons that the program asks for, in the order of names. The list is written by bin/record.
static const LexiconFile files[] = {
#include "Files.inc"
};

size_t lexicon_file_count(void) { return sizeof files / sizeof files[0]; }

const LexiconFile *lexicon_file_at(size_t index) { return &files[index]; }

const LexiconFile *lexicon_file_named(const char *name) {
  for (size_t index = 0; index < lexicon_file_count(); index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return NULL;
}
