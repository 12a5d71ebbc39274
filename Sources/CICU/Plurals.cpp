#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>

#include <cmath>
#include <memory>

#include "Support.h"

using namespace icu;

struct cicu_plurals {
  std::unique_ptr<PluralRules> rules;
};

namespace {

const char *const names[] = {"zero", "one", "two", "few", "many", "other"};

/// The number of a keyword in CLDR's order, or -1.
int category(const UnicodeString &keyword) {
  for (int index = CICU_ZERO; index <= CICU_OTHER; index++) {
    if (keyword == UnicodeString(names[index], -1, US_INV)) return index;
  }
  return -1;
}

/// How copy prints numbers: a fixed number of digits behind the point. Digits and separators don't matter here.
UnicodeString keyword(const PluralRules &rules, double number, int digits, UErrorCode &status) {
  const number::FormattedNumber formatted = number::NumberFormatter::withLocale(Locale::getRoot())
                                                .precision(number::Precision::fixedFraction(digits))
                                                .formatDouble(number, status);
  return rules.select(formatted, status);
}

}  // namespace

int cicu_plurals_open(const char *locale, bool ordinal, cicu_plurals **out) {
  return cicu::make(out, [&](cicu_plurals &plurals, UErrorCode &status) {
    const UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    plurals.rules.reset(PluralRules::forLocale(Locale::createCanonical(locale), type, status));
  });
}

void cicu_plurals_close(cicu_plurals *plurals) { delete plurals; }

int cicu_plurals_categories(cicu_plurals *plurals, uint32_t *out) {
  *out = 0;
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<StringEnumeration> keywords(plurals->rules->getKeywords(status));
  while (U_SUCCESS(status)) {
    const UnicodeString *name = keywords->snext(status);
    if (name == nullptr) break;
    const int index = category(*name);
    if (index >= 0) *out |= 1u << index;
  }
  return cicu::code(status);
}

int cicu_plurals_select(cicu_plurals *plurals, double number, int fraction_digits, int *answer) {
  *answer = CICU_OTHER;
  if (fraction_digits < 0 || fraction_digits > 20) return CICU_OUT_OF_RANGE;
  UErrorCode status = U_ZERO_ERROR;
  // Nearly all numbers asked for are small and whole, and need no formatter.
  const bool isSmall = fraction_digits == 0 && std::fabs(number) < INT32_MAX && std::trunc(number) == number;
  const UnicodeString name = isSmall ? plurals->rules->select(static_cast<int32_t>(number))
                                     : keyword(*plurals->rules, number, fraction_digits, status);
  if (U_FAILURE(status)) return static_cast<int>(status);
  const int index = category(name);
  if (index < 0) return U_INVALID_FORMAT_ERROR;
  *answer = index;
  return CICU_OK;
}
