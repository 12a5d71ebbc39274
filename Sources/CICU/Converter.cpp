#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include "DecodedRuns.h"
#include "Support.h"

struct cicu_converter {
  UConverter *converter = nullptr;
  cicu::Buffer<uint8_t> bytes;
  cicu::WideText text;
  size_t count = 0;
  cicu::DecodedRuns decoded;

  ~cicu_converter() { ucnv_close(converter); }

  int decode(const char *source, size_t length, int64_t *error_offset);
  int encode(int64_t *error_offset);
  bool append(const UChar *units, int32_t unit_count, UChar &lead);
};

/// Leaves the error as it is. ICU's own callback for this drops what is invisible, such as U+202E, without a word.
static void stop(
    const void *, UConverterFromUnicodeArgs *, const UChar *, int32_t, UChar32, UConverterCallbackReason, UErrorCode *) {}

int cicu_converter_open(const char *encoding, cicu_converter **out) {
  *out = nullptr;
  // ICU takes an empty name for the default encoding of the machine, which no file may depend on.
  if (encoding[0] == 0) return U_ILLEGAL_ARGUMENT_ERROR;
  return cicu::make(out, [&](cicu_converter &handle, UErrorCode &status) {
    handle.converter = ucnv_open(encoding, &status);
    ucnv_setToUCallBack(handle.converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(handle.converter, stop, nullptr, nullptr, nullptr, &status);
    // A fallback maps to a look-alike and does not come back the same.
    if (U_SUCCESS(status)) ucnv_setFallback(handle.converter, false);
  });
}

void cicu_converter_close(cicu_converter *converter) { delete converter; }

const char *cicu_converter_name(cicu_converter *converter) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = ucnv_getName(converter->converter, &status);
  return U_SUCCESS(status) ? name : nullptr;
}

/// Appends UTF-16 as UTF-8; a surrogate pair may be split over two calls, `lead` carries its first half.
bool cicu_converter::append(const UChar *units, int32_t unit_count, UChar &lead) {
  if (!bytes.reserve(count + 3 * (static_cast<size_t>(unit_count) + 1))) return false;
  for (int32_t index = 0; index < unit_count; index++) {
    UChar32 scalar = units[index];
    if (U16_IS_LEAD(scalar)) {
      lead = units[index];
      continue;
    }
    if (U16_IS_TRAIL(scalar)) scalar = lead != 0 ? U16_GET_SUPPLEMENTARY(lead, scalar) : 0xFFFD;
    lead = 0;
    U8_APPEND_UNSAFE(bytes.data(), count, scalar);
  }
  return true;
}

int cicu_converter::decode(const char *source, size_t length, int64_t *error_offset) {
  const char *const start = source;
  const char *const end = source + length;
  UChar units[1024];
  UChar lead = 0;
  ucnv_resetToUnicode(converter);
  for (;;) {
    UErrorCode status = U_ZERO_ERROR;
    UChar *target = units;
    ucnv_toUnicode(converter, &target, units + 1024, &source, end, nullptr, true, &status);
    if (!append(units, static_cast<int32_t>(target - units), lead)) return CICU_NO_MEMORY;
    if (status == U_BUFFER_OVERFLOW_ERROR) continue;
    if (U_SUCCESS(status)) return CICU_OK;
    char bad[32];
    int8_t bad_count = sizeof bad;
    UErrorCode found = U_ZERO_ERROR;
    ucnv_getInvalidChars(converter, bad, &bad_count, &found);
    *error_offset = (source - start) - (U_SUCCESS(found) ? bad_count : 0);
    return static_cast<int>(status);
  }
}

int cicu_converter_decode(
    cicu_converter *converter, const uint8_t *bytes, size_t count, const uint8_t **out, size_t *out_count,
    int64_t *error_offset) {
  *out = nullptr;
  *out_count = 0;
  *error_offset = -1;
  converter->count = 0;
  if (!cicu::fits(count)) return CICU_OUT_OF_RANGE;
  if (count == 0) return CICU_OK;
  const int failure = converter->decode(reinterpret_cast<const char *>(bytes), count, error_offset);
  // What stands before the error is good, and shown with it.
  *out = converter->bytes.data();
  *out_count = converter->count;
  return failure;
}

int cicu_converter_decode_runs(
    cicu_converter *converter, const uint8_t *bytes, size_t count, const uint8_t **out, size_t *out_count,
    const cicu_run **runs, size_t *run_count) {
  *out_count = *run_count = 0;
  if (!cicu::fits(count)) return CICU_OUT_OF_RANGE;
  cicu::DecodedRuns &decoded = converter->decoded;
  const int failure = decoded.decode(
      converter->converter, reinterpret_cast<const char *>(bytes), static_cast<int32_t>(count));
  *out = decoded.text.data();
  *runs = decoded.runs.data();
  if (failure != CICU_OK) return failure;
  *out_count = decoded.count;
  *run_count = decoded.run_count;
  return CICU_OK;
}

int cicu_converter::encode(int64_t *error_offset) {
  const UChar *source = text.units.data();
  const UChar *const start = source;
  const UChar *const end = source + text.count;
  ucnv_resetFromUnicode(converter);
  for (;;) {
    if (!bytes.reserve(count + 1024)) return CICU_NO_MEMORY;
    UErrorCode status = U_ZERO_ERROR;
    char *target = reinterpret_cast<char *>(bytes.data() + count);
    const char *limit = reinterpret_cast<const char *>(bytes.data() + bytes.capacity());
    ucnv_fromUnicode(converter, &target, limit, &source, end, nullptr, true, &status);
    count = static_cast<size_t>(target - reinterpret_cast<char *>(bytes.data()));
    if (status == U_BUFFER_OVERFLOW_ERROR) continue;
    if (U_SUCCESS(status)) return CICU_OK;
    UChar bad[U16_MAX_LENGTH * 8];
    int8_t bad_count = U16_MAX_LENGTH * 8;
    UErrorCode found = U_ZERO_ERROR;
    ucnv_getInvalidUChars(converter, bad, &bad_count, &found);
    const int64_t wide = (source - start) - (U_SUCCESS(found) ? bad_count : 0);
    *error_offset = text.narrow(static_cast<int32_t>(wide < 0 ? 0 : wide));
    return static_cast<int>(status);
  }
}

/// The offset of the first malformed sequence, or -1. An encoder must not write U+FFFD for what it never got.
static int64_t first_malformed(const uint8_t *text, int32_t length) {
  for (int32_t position = 0; position < length;) {
    const int32_t start = position;
    UChar32 scalar;
    U8_NEXT(text, position, length, scalar);
    if (scalar < 0) return start;
  }
  return -1;
}

int cicu_converter_encode(
    cicu_converter *converter, const uint8_t *text, size_t length, const uint8_t **out, size_t *out_count,
    int64_t *error_offset) {
  *out = nullptr;
  *out_count = 0;
  *error_offset = -1;
  converter->count = 0;
  if (!cicu::fits(length)) return CICU_OUT_OF_RANGE;
  if (length == 0) return CICU_OK;
  *error_offset = first_malformed(text, static_cast<int32_t>(length));
  if (*error_offset >= 0) return U_ILLEGAL_CHAR_FOUND;
  int failure = converter->text.assign(text, length);
  if (failure == CICU_OK) failure = converter->encode(error_offset);
  *out = converter->bytes.data();
  *out_count = converter->count;
  return failure;
}
