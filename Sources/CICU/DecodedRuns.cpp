#include "DecodedRuns.h"

#include <unicode/utf16.h>
#include <unicode/utf8.h>

namespace cicu {

bool DecodedRuns::append(UChar32 scalar, int32_t from, int32_t to, bool is_malformed) {
  if (!text.reserve(count + U8_MAX_LENGTH) || !runs.reserve(run_count + 1)) return false;
  const size_t start = count;
  U8_APPEND_UNSAFE(text.data(), count, scalar);
  const auto text_unit = static_cast<uint8_t>(count - start);
  const auto byte_unit = static_cast<uint8_t>(to - from > UINT8_MAX ? UINT8_MAX : to - from);
  const bool continues = run_count > 0 && !is_malformed && !runs[run_count - 1].is_malformed
    && runs[run_count - 1].text_unit == text_unit && runs[run_count - 1].byte_unit == byte_unit;
  if (continues) return true;
  runs[run_count++] = {
    static_cast<uint32_t>(start), static_cast<uint32_t>(from), text_unit, byte_unit, is_malformed};
  return true;
}

/// Takes what one call decoded. `base` is where its input began, `end` where it stopped reading.
bool DecodedRuns::append(const UChar *units, const int32_t *offsets, int32_t unit_count, int32_t base, int32_t end) {
  int32_t index = 0;
  while (index < unit_count) {
    const int32_t start = index;
    UChar32 scalar;
    U16_NEXT(units, index, unit_count, scalar);
    if (U_IS_SURROGATE(scalar)) scalar = 0xFFFD;
    const int32_t from = offsets[start] < 0 ? end : base + offsets[start];
    const int32_t to = index < unit_count && offsets[index] >= 0 ? base + offsets[index] : end;
    if (!append(scalar, from, to, false)) return false;
  }
  return true;
}

int DecodedRuns::decode(UConverter *converter, const char *source, int32_t length) {
  count = run_count = 0;
  // No encoding needs more units than this for a byte, so that no output waits inside the converter.
  const size_t room = static_cast<size_t>(length) * 2 + 64;
  Buffer<UChar> units;
  Buffer<int32_t> offsets;
  if (!units.reserve(room) || !offsets.reserve(room)) return CICU_NO_MEMORY;
  const char *const start = source;
  const char *const end = source + length;
  ucnv_resetToUnicode(converter);
  for (;;) {
    UErrorCode status = U_ZERO_ERROR;
    UChar *target = units.data();
    const auto base = static_cast<int32_t>(source - start);
    ucnv_toUnicode(converter, &target, target + room, &source, end, offsets.data(), true, &status);
    int8_t bad_count = 0;
    if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) {
      char bad[32];
      UErrorCode found = U_ZERO_ERROR;
      bad_count = sizeof bad;
      ucnv_getInvalidChars(converter, bad, &bad_count, &found);
      if (U_FAILURE(found) || bad_count <= 0) return static_cast<int>(status);
    }
    const auto stop = static_cast<int32_t>(source - start) - bad_count;
    const auto written = static_cast<int32_t>(target - units.data());
    if (!append(units.data(), offsets.data(), written, base, stop)) return CICU_NO_MEMORY;
    if (bad_count > 0 && !append(0xFFFD, stop, stop + bad_count, true)) return CICU_NO_MEMORY;
    if (U_SUCCESS(status) && source == end) return CICU_OK;
  }
}

}  // namespace cicu
