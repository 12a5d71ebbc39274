/// What copydesk uses of Hunspell, in types of our own: whether a dictionary knows a word, and what it has instead.
///
/// Handles belong to one thread at a time. Words are in the dictionary's encoding and end with a zero byte.
#ifndef CHUNSPELL_H
#define CHUNSPELL_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// A dictionary, opened.
typedef struct chs_dictionary chs_dictionary;

/// Opens the dictionary of two files; null where memory is short. That both can be read is for the caller to know.
chs_dictionary *_Nullable chs_open(const char *affixes, const char *words);
void chs_close(chs_dictionary *_Nullable dictionary);
/// The encoding of its words. Owned by the dictionary.
const char *chs_encoding(chs_dictionary *dictionary);
bool chs_knows(chs_dictionary *dictionary, const char *word);
/// The words that may be meant, best first, which the caller frees; null for none.
char *_Nullable *_Nullable chs_suggest(chs_dictionary *dictionary, const char *word, size_t *count);
void chs_free(chs_dictionary *dictionary, char *_Nullable *_Nullable words, size_t count);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
