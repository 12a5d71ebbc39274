#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "Support.h"

namespace {

struct Flag {
  uint32_t bit;
  UProperty property;
};

const Flag flags[] = {
    {CICU_SENTENCE_TERMINAL, UCHAR_S_TERM},
    {CICU_TERMINAL_PUNCTUATION, UCHAR_TERMINAL_PUNCTUATION},
    {CICU_EXTENDED_PICTOGRAPHIC, UCHAR_EXTENDED_PICTOGRAPHIC},
    {CICU_EMOJI, UCHAR_EMOJI},
    {CICU_ALPHABETIC, UCHAR_ALPHABETIC},
    {CICU_UPPERCASE, UCHAR_UPPERCASE},
    {CICU_LOWERCASE, UCHAR_LOWERCASE},
    {CICU_CASED, UCHAR_CASED},
    {CICU_IDEOGRAPHIC, UCHAR_IDEOGRAPHIC},
    {CICU_DEFAULT_IGNORABLE, UCHAR_DEFAULT_IGNORABLE_CODE_POINT},
    {CICU_WHITE_SPACE, UCHAR_WHITE_SPACE},
    {CICU_QUOTATION_MARK, UCHAR_QUOTATION_MARK},
    {CICU_DASH, UCHAR_DASH},
};

UChar32 point(uint32_t scalar) { return static_cast<UChar32>(scalar); }

}  // namespace

uint32_t cicu_scalar_flags(uint32_t scalar) {
  uint32_t answer = 0;
  for (const Flag &flag : flags) {
    if (u_hasBinaryProperty(point(scalar), flag.property)) answer |= flag.bit;
  }
  return answer;
}

bool cicu_scalar_is_pictographic(uint32_t scalar) {
  return u_hasBinaryProperty(point(scalar), UCHAR_EXTENDED_PICTOGRAPHIC);
}

int cicu_scalar_category(uint32_t scalar) { return u_charType(point(scalar)); }

int cicu_scalar_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(point(scalar), &status);
  return U_SUCCESS(status) ? script : USCRIPT_UNKNOWN;
}

const char *cicu_script_name(int script) { return uscript_getShortName(static_cast<UScriptCode>(script)); }

int cicu_script_code(const char *name) { return u_getPropertyValueEnum(UCHAR_SCRIPT, name); }

int cicu_scalar_east_asian_width(uint32_t scalar) {
  return u_getIntPropertyValue(point(scalar), UCHAR_EAST_ASIAN_WIDTH);
}

int cicu_scalar_bidi_class(uint32_t scalar) { return u_charDirection(point(scalar)); }

int cicu_scalar_word_break(uint32_t scalar) { return u_getIntPropertyValue(point(scalar), UCHAR_WORD_BREAK); }
