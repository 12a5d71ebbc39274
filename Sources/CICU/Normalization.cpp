#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/uspoof.h>

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

struct cicu_confusables {
  USpoofChecker *checker = nullptr;
  ~cicu_confusables() { uspoof_close(checker); }
};

int cicu_confusables_open(cicu_confusables **out) {
  return cicu::make(out, [](cicu_confusables &confusables, UErrorCode &status) {
    confusables.checker = uspoof_open(&status);
  });
}

void cicu_confusables_close(cicu_confusables *confusables) { delete confusables; }

int cicu_confusables_skeleton(
    cicu_confusables *confusables, const uint8_t *text, size_t text_length, uint8_t *out, int32_t capacity,
    int32_t *length) {
  *length = 0;
  if (!cicu::fits(text_length) || capacity < 0) return CICU_OUT_OF_RANGE;
  if (text_length == 0) return CICU_OK;
  UErrorCode status = U_ZERO_ERROR;
  // The type is deprecated and ignored; 0 is what ICU asks for.
  *length = uspoof_getSkeletonUTF8(
      confusables->checker, 0, reinterpret_cast<const char *>(text), static_cast<int32_t>(text_length),
      reinterpret_cast<char *>(out), capacity, &status);
  return cicu::code(status);
}
