#include "Lexicons.h"

#include <string.h>

// A new file is one more pair of lines, in the order of names. `#embed` is a directive, which no macro can produce;
// Entry.inc therefore takes the name of the file from LEXICON_FILE.
static const LexiconFile files[] = {
#define LEXICON_FILE "advances/advances.bin"
#include "Entry.inc"
#define LEXICON_FILE "en/irregular-verbs.tsv"
#include "Entry.inc"
#define LEXICON_FILE "en/particles.tsv"
#include "Entry.inc"
#define LEXICON_FILE "en/phrasal-verbs.tsv"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/blame.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/courtesy.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/errors.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/names.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/notifications.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/phrases.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/plain-words.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/rewrites/questions.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/roles.tsv"
#include "Entry.inc"
#define LEXICON_FILE "en/tagger.bin"
#include "Entry.inc"
#define LEXICON_FILE "en/terms.txt"
#include "Entry.inc"
#define LEXICON_FILE "en/title-words.tsv"
#include "Entry.inc"
#define LEXICON_FILE "en/words.bin"
#include "Entry.inc"
#define LEXICON_FILE "expansion/expansion.tsv"
#include "Entry.inc"
#define LEXICON_FILE "ko/rewrites/alerts.txt"
#include "Entry.inc"
#define LEXICON_FILE "ko/rewrites/names.txt"
#include "Entry.inc"
#define LEXICON_FILE "ko/rewrites/notifications.txt"
#include "Entry.inc"
#define LEXICON_FILE "ko/rewrites/phrases.txt"
#include "Entry.inc"
#define LEXICON_FILE "ko/roles.tsv"
#include "Entry.inc"
#define LEXICON_FILE "ko/terms.txt"
#include "Entry.inc"
#define LEXICON_FILE "shared/calls.tsv"
#include "Entry.inc"
#define LEXICON_FILE "shared/foreign-words.tsv"
#include "Entry.inc"
#define LEXICON_FILE "shared/names.tsv"
#include "Entry.inc"
#define LEXICON_FILE "shared/spelling-traps.tsv"
#include "Entry.inc"
#define LEXICON_FILE "surfaces/fonts.tsv"
#include "Entry.inc"
#define LEXICON_FILE "surfaces/sizes.tsv"
#include "Entry.inc"
#define LEXICON_FILE "surfaces/surfaces.tsv"
#include "Entry.inc"
};

size_t lexicon_file_count(void) { return sizeof files / sizeof files[0]; }

const LexiconFile *lexicon_file_at(size_t index) { return &files[index]; }

const LexiconFile *lexicon_file_named(const char *name) {
  for (size_t index = 0; index < lexicon_file_count(); index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return NULL;
}
