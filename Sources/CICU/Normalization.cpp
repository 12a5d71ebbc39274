#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

#include "Support.h"

using namespace icu;

namespace {

StringPiece piece(const uint8_t *text, size_t length) {
  return StringPiece(reinterpret_cast<const char *>(text), static_cast<int32_t>(length));
}

}  // namespace

int cicu_is_nfc(const uint8_t *text, size_t text_length, bool *answer) {
  *answer = true;
  if (!cicu::fits(text_length)) return CICU_OUT_OF_RANGE;
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2 *normalizer = Normalizer2::getNFCInstance(status);
  if (U_SUCCESS(status)) *answer = normalizer->isNormalizedUTF8(piece(text, text_length), status);
  return cicu::code(status);
}

int cicu_to_nfc(const uint8_t *text, size_t text_length, uint8_t *out, int32_t capacity, int32_t *length) {
  *length = 0;
  if (!cicu::fits(text_length) || capacity < 0) return CICU_OUT_OF_RANGE;
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2 *normalizer = Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return static_cast<int>(status);
  CheckedArrayByteSink sink(reinterpret_cast<char *>(out), capacity);
  normalizer->normalizeUTF8(0, piece(text, text_length), sink, nullptr, status);
  if (U_FAILURE(status)) return static_cast<int>(status);
  *length = sink.NumberOfBytesAppended();
  return sink.Overflowed() ? CICU_TOO_SMALL : CICU_OK;
}
