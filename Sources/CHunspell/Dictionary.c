#include "CHunspell.h"

#include <hunspell.h>

static Hunhandle *handle(chs_dictionary *dictionary) { return (Hunhandle *)dictionary; }

chs_dictionary *chs_open(const char *affixes, const char *words) {
  return (chs_dictionary *)Hunspell_create(affixes, words);
}

void chs_close(chs_dictionary *dictionary) {
  if (dictionary) Hunspell_destroy(handle(dictionary));
}

const char *chs_encoding(chs_dictionary *dictionary) { return Hunspell_get_dic_encoding(handle(dictionary)); }

bool chs_knows(chs_dictionary *dictionary, const char *word) { return Hunspell_spell(handle(dictionary), word) != 0; }

char **chs_suggest(chs_dictionary *dictionary, const char *word, size_t *count) {
  char **words = NULL;
  int found = Hunspell_suggest(handle(dictionary), &words, word);
  *count = found > 0 ? (size_t)found : 0;
  return words;
}

void chs_free(chs_dictionary *dictionary, char **words, size_t count) {
  if (words) Hunspell_free_list(handle(dictionary), &words, (int)count);
}
