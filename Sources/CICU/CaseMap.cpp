#include <unicode/stringoptions.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>

#include <cstring>

#include "Support.h"

struct cicu_casemap {
  UCaseMap *words = nullptr;
  UCaseMap *first = nullptr;
  uint32_t foldOptions = U_FOLD_CASE_DEFAULT;

  ~cicu_casemap() {
    ucasemap_close(words);
    ucasemap_close(first);
  }
};

int cicu_casemap_open(const char *locale, cicu_casemap **out) {
  return cicu::make(out, [&](cicu_casemap &map, UErrorCode &status) {
    map.words = ucasemap_open(locale, 0, &status);
    map.first = ucasemap_open(locale, U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE, &status);
    if (U_FAILURE(status)) return;
    const char *resolved = ucasemap_getLocale(map.words);
    const bool turkic = std::strncmp(resolved, "tr", 3) == 0 || std::strncmp(resolved, "az", 3) == 0 ||
                        std::strncmp(resolved, "tr_", 3) == 0 || std::strncmp(resolved, "az_", 3) == 0;
    if (turkic) map.foldOptions = U_FOLD_CASE_EXCLUDE_SPECIAL_I;
  });
}

void cicu_casemap_close(cicu_casemap *map) { delete map; }

int cicu_casemap_apply(
    cicu_casemap *map, int operation, const uint8_t *text, size_t text_length, uint8_t *out, int32_t capacity,
    int32_t *length) {
  *length = 0;
  if (!cicu::fits(text_length) || capacity < 0) return CICU_OUT_OF_RANGE;
  if (text_length == 0) return CICU_OK;
  const char *source = reinterpret_cast<const char *>(text);
  char *target = reinterpret_cast<char *>(out);
  const int32_t count = static_cast<int32_t>(text_length);
  UErrorCode status = U_ZERO_ERROR;
  switch (operation) {
    case CICU_UPPER: *length = ucasemap_utf8ToUpper(map->words, target, capacity, source, count, &status); break;
    case CICU_LOWER: *length = ucasemap_utf8ToLower(map->words, target, capacity, source, count, &status); break;
    case CICU_TITLE_WORDS: *length = ucasemap_utf8ToTitle(map->words, target, capacity, source, count, &status); break;
    case CICU_TITLE_FIRST: *length = ucasemap_utf8ToTitle(map->first, target, capacity, source, count, &status); break;
    case CICU_FOLD:
      // Folding reads its options from the map alone; they are set for the time of the call.
      ucasemap_setOptions(map->words, map->foldOptions, &status);
      *length = ucasemap_utf8FoldCase(map->words, target, capacity, source, count, &status);
      {
        UErrorCode ignored = U_ZERO_ERROR;
        ucasemap_setOptions(map->words, 0, &ignored);
      }
      break;
    default: return CICU_OUT_OF_RANGE;
  }
  return cicu::code(status);
}
