#include "Support.h"

#include <unicode/utf16.h>
#include <unicode/utf8.h>
#include <unicode/uversion.h>

#include <algorithm>

static_assert(CICU_TOO_SMALL == U_BUFFER_OVERFLOW_ERROR, "error codes are ICU's");
static_assert(CICU_OUT_OF_RANGE == U_INDEX_OUTOFBOUNDS_ERROR, "error codes are ICU's");
static_assert(CICU_NO_MEMORY == U_MEMORY_ALLOCATION_ERROR, "error codes are ICU's");

const char *cicu_error_name(int code) { return u_errorName(static_cast<UErrorCode>(code)); }

int cicu_major_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}

namespace cicu {

int WideText::assign(const uint8_t *text, size_t length) {
  count = 0;
  isASCII = true;
  if (!fits(length)) return CICU_OUT_OF_RANGE;
  // A unit is never longer in UTF-16 than its bytes in UTF-8, U+FFFD for a stray byte included.
  if (!units.reserve(length + 1)) return CICU_NO_MEMORY;
  int32_t position = 0;
  const int32_t end = static_cast<int32_t>(length);
  while (position < end && text[position] < 0x80) {
    units[position] = text[position];
    position++;
  }
  count = position;
  if (position == end) return CICU_OK;
  if (!offsets.reserve(length + 1)) {
    count = 0;
    return CICU_NO_MEMORY;
  }
  assignRest(text, position, end);
  return CICU_OK;
}

void WideText::assignRest(const uint8_t *text, int32_t position, int32_t length) {
  isASCII = false;
  for (int32_t index = 0; index < position; index++) offsets[index] = index;
  while (position < length) {
    const int32_t start = position;
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text, position, length, scalar);
    offsets[count] = start;
    if (scalar <= 0xFFFF) {
      units[count++] = static_cast<UChar>(scalar);
    } else {
      units[count++] = U16_LEAD(scalar);
      offsets[count] = start;
      units[count++] = U16_TRAIL(scalar);
    }
  }
  offsets[count] = length;
}

int32_t WideText::widen(int32_t offset) const {
  if (offset <= 0) return 0;
  if (offset >= narrow(count)) return count;
  if (isASCII) return offset;
  const int32_t *first = &offsets[0];
  return static_cast<int32_t>(std::lower_bound(first, first + count, offset) - first);
}

}  // namespace cicu
