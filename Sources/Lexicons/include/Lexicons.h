#ifndef LEXICONS_H
#define LEXICONS_H

#include <stddef.h>
#include <stdint.h>

/// One embedded file. Name and bytes live as long as the program.
typedef struct {
  /// The path below Lexicons/, such as "en/words.bin".
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  /// How many bytes there are; at least one.
  size_t count;
} LexiconFile;

/// How many files are embedded.
size_t lexicon_file_count(void);

/// The file at `index`, counted from 0 and in the order of names.
const LexiconFile *_Nonnull lexicon_file_at(size_t index);

/// The file with this name, or null.
const LexiconFile *_Nullable lexicon_file_named(const char *_Nonnull name);

#endif
