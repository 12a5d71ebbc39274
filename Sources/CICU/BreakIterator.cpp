#include <unicode/ubrk.h>

#include "Support.h"

/// UTF-16 in a kept buffer beats a UText over UTF-8 by a tenth on copy of 57 bytes a string (87 against 79 MB/s).
struct cicu_breaker {
  UBreakIterator *iterator = nullptr;
  cicu::WideText text;

  ~cicu_breaker() { ubrk_close(iterator); }

  int32_t answer(int32_t offset) const { return offset == UBRK_DONE ? -1 : text.narrow(offset); }
};

int cicu_breaker_open(int kind, const char *locale, cicu_breaker **out) {
  static const UBreakIteratorType kinds[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  *out = nullptr;
  if (kind < CICU_BREAK_GRAPHEME || kind > CICU_BREAK_SENTENCE) return CICU_OUT_OF_RANGE;
  return cicu::make(out, [&](cicu_breaker &breaker, UErrorCode &status) {
    static const UChar none[] = {0};
    breaker.iterator = ubrk_open(kinds[kind], locale, none, 0, &status);
  });
}

void cicu_breaker_close(cicu_breaker *breaker) { delete breaker; }

int cicu_breaker_set_text(cicu_breaker *breaker, const uint8_t *text, size_t length) {
  const int failure = breaker->text.assign(text, length);
  UErrorCode status = U_ZERO_ERROR;
  // Also on failure: the iterator must not look at the buffer's former place.
  static const UChar none[] = {0};
  const UChar *units = breaker->text.count > 0 ? breaker->text.units.data() : none;
  ubrk_setText(breaker->iterator, units, breaker->text.count, &status);
  return failure != CICU_OK ? failure : cicu::code(status);
}

int32_t cicu_breaker_next(cicu_breaker *breaker) { return breaker->answer(ubrk_next(breaker->iterator)); }

int32_t cicu_breaker_following(cicu_breaker *breaker, int32_t offset) {
  if (offset < 0) return breaker->answer(ubrk_first(breaker->iterator));
  // `widen` rounds up inside a character, whose end no boundary can precede: step back one unit.
  const int32_t wide = breaker->text.widen(offset);
  const bool inside = wide > 0 && breaker->text.narrow(wide) > offset;
  return breaker->answer(ubrk_following(breaker->iterator, inside ? wide - 1 : wide));
}

int32_t cicu_breaker_preceding(cicu_breaker *breaker, int32_t offset) {
  if (offset <= 0) return -1;
  if (offset > breaker->text.narrow(breaker->text.count)) return breaker->answer(ubrk_last(breaker->iterator));
  return breaker->answer(ubrk_preceding(breaker->iterator, breaker->text.widen(offset)));
}

bool cicu_breaker_is_boundary(cicu_breaker *breaker, int32_t offset) {
  if (offset < 0 || offset > breaker->text.narrow(breaker->text.count)) return false;
  const int32_t wide = breaker->text.widen(offset);
  return breaker->text.narrow(wide) == offset && ubrk_isBoundary(breaker->iterator, wide);
}

int32_t cicu_breaker_status(cicu_breaker *breaker) { return ubrk_getRuleStatus(breaker->iterator); }

int32_t cicu_breaker_fill(cicu_breaker *breaker, cicu_boundary *out, int32_t capacity) {
  int32_t count = 0;
  while (count < capacity) {
    const int32_t offset = ubrk_next(breaker->iterator);
    if (offset == UBRK_DONE) break;
    out[count].offset = breaker->text.narrow(offset);
    out[count].status = ubrk_getRuleStatus(breaker->iterator);
    count++;
  }
  return count;
}
