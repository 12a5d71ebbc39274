#include <unicode/locid.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/ulocdata.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include <cstring>

#include "Support.h"

namespace {

/// Twice ICU's `ULOC_FULLNAME_CAPACITY`; a longer name than this is nobody's locale.
const int32_t room = 2 * ULOC_FULLNAME_CAPACITY;

/// `text` as ICU writes locales, with CLDR's aliases resolved. A tag that is malformed is taken for a locale already.
void canonicalize(const char *text, char *out, UErrorCode &status) {
  if (std::strlen(text) >= room) {
    status = U_INDEX_OUTOFBOUNDS_ERROR;
    return;
  }
  char tagged[room];
  int32_t parsed = 0;
  UErrorCode tagStatus = U_ZERO_ERROR;
  const int32_t length = uloc_forLanguageTag(text, tagged, room, &parsed, &tagStatus);
  const bool isTag = U_SUCCESS(tagStatus) && length > 0 && static_cast<size_t>(parsed) == std::strlen(text);
  icu::Locale locale(isTag ? tagged : text);
  // Only this function replaces old codes such as `tl`; it refuses names that are no locales, which stay as they are.
  UErrorCode aliasStatus = U_ZERO_ERROR;
  icu::Locale resolved(locale);
  resolved.canonicalize(aliasStatus);
  const char *name = U_SUCCESS(aliasStatus) && !resolved.isBogus() ? resolved.getName() : locale.getName();
  uloc_getName(name, out, room, &status);
}

/// ICU's "not terminated" is a warning; a name that just fills the room has no end for us.
void checkEnd(UErrorCode &status) {
  if (status == U_STRING_NOT_TERMINATED_WARNING) status = U_BUFFER_OVERFLOW_ERROR;
}

/// The name of `locale` in the language `of`.
int32_t displayName(const char *locale, const char *of, char *out, int32_t capacity, UErrorCode &status) {
  UChar name[4 * ULOC_FULLNAME_CAPACITY];
  const int32_t count = uloc_getDisplayName(locale, of, name, 4 * ULOC_FULLNAME_CAPACITY, &status);
  int32_t length = 0;
  if (U_SUCCESS(status)) u_strToUTF8(out, capacity, &length, name, count, &status);
  return length;
}

/// The four marks, one behind the other.
int32_t quotationMarks(const char *locale, char *out, int32_t capacity, UErrorCode &status) {
  const ULocaleDataDelimiterType kinds[] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END};
  ULocaleData *data = ulocdata_open(locale, &status);
  UChar marks[64];
  int32_t count = 0;
  for (const auto kind : kinds) {
    if (U_SUCCESS(status)) count += ulocdata_getDelimiter(data, kind, marks + count, 16, &status);
  }
  ulocdata_close(data);
  int32_t length = 0;
  if (U_SUCCESS(status)) u_strToUTF8(out, capacity, &length, marks, count, &status);
  return length;
}

/// Amounts in the units of everyday life, each on a line.
int32_t amounts(const char *locale, bool isShort, char *out, int32_t capacity, UErrorCode &status) {
  const char *const kinds[] = {"area", "digital", "duration", "length", "mass", "pressure", "speed", "volume"};
  const UNumberUnitWidth widths[] = {UNUM_UNIT_WIDTH_SHORT, UNUM_UNIT_WIDTH_NARROW};
  const auto formatter = icu::number::NumberFormatter::withLocale(icu::Locale(locale));
  icu::UnicodeString lines;
  for (const auto kind : kinds) {
    const int32_t most = 128;
    icu::MeasureUnit units[most];
    const int32_t count = icu::MeasureUnit::getAvailable(kind, units, most, status);
    for (int32_t index = 0; U_SUCCESS(status) && index < count; ++index) {
      for (const auto width : widths) {
        const auto shown = isShort ? width : UNUM_UNIT_WIDTH_FULL_NAME;
        lines.append(formatter.unit(units[index]).unitWidth(shown).formatInt(5, status).toString(status));
        lines.append(static_cast<UChar>('\n'));
        if (!isShort) break;
      }
    }
  }
  if (lines.isBogus() && U_SUCCESS(status)) status = U_MEMORY_ALLOCATION_ERROR;
  int32_t length = 0;
  if (U_SUCCESS(status)) u_strToUTF8(out, capacity, &length, lines.getBuffer(), lines.length(), &status);
  return length;
}

/// The locale with likely subtags added or removed, as a tag.
template <typename Change>
int32_t changed(Change change, const char *locale, char *out, int32_t capacity, UErrorCode &status) {
  char full[room];
  change(locale, full, room, &status);
  checkEnd(status);
  return U_SUCCESS(status) ? uloc_toLanguageTag(full, out, capacity, false, &status) : 0;
}

}  // namespace

int cicu_locale_get(int part, const char *text, char *out, int32_t capacity, int32_t *length) {
  *length = 0;
  if (capacity < 0) return CICU_OUT_OF_RANGE;
  UErrorCode status = U_ZERO_ERROR;
  char locale[room];
  canonicalize(text, locale, status);
  checkEnd(status);
  if (U_FAILURE(status)) return status == U_BUFFER_OVERFLOW_ERROR ? CICU_OUT_OF_RANGE : static_cast<int>(status);
  switch (part) {
    case CICU_LOCALE_CANONICAL:
      *length = static_cast<int32_t>(std::strlen(locale));
      if (*length > capacity) return CICU_TOO_SMALL;
      if (*length > 0) std::memcpy(out, locale, static_cast<size_t>(*length));
      break;
    case CICU_LOCALE_TAG: *length = uloc_toLanguageTag(locale, out, capacity, false, &status); break;
    case CICU_LOCALE_MINIMAL: *length = changed(uloc_minimizeSubtags, locale, out, capacity, status); break;
    case CICU_LOCALE_MAXIMAL: *length = changed(uloc_addLikelySubtags, locale, out, capacity, status); break;
    case CICU_LOCALE_LANGUAGE: *length = uloc_getLanguage(locale, out, capacity, &status); break;
    case CICU_LOCALE_SCRIPT: *length = uloc_getScript(locale, out, capacity, &status); break;
    case CICU_LOCALE_REGION: *length = uloc_getCountry(locale, out, capacity, &status); break;
    case CICU_LOCALE_ENGLISH_NAME: *length = displayName(locale, "en", out, capacity, status); break;
    case CICU_LOCALE_OWN_NAME: *length = displayName(locale, locale, out, capacity, status); break;
    case CICU_LOCALE_QUOTATION_MARKS: *length = quotationMarks(locale, out, capacity, status); break;
    case CICU_LOCALE_SHORT_AMOUNTS: *length = amounts(locale, true, out, capacity, status); break;
    case CICU_LOCALE_FULL_AMOUNTS: *length = amounts(locale, false, out, capacity, status); break;
    default: return CICU_OUT_OF_RANGE;
  }
  return cicu::code(status);
}

bool cicu_locale_is_available(const char *code) {
  const int32_t count = uloc_countAvailable();
  for (int32_t index = 0; index < count; ++index) {
    if (std::strcmp(uloc_getAvailable(index), code) == 0) return true;
  }
  return false;
}

bool cicu_locale_is_right_to_left(const char *text) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[room];
  canonicalize(text, locale, status);
  checkEnd(status);
  return U_SUCCESS(status) && uloc_isRightToLeft(locale);
}
