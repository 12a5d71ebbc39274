/// Text decoded from another encoding, with the way back.
#ifndef CICU_DECODED_RUNS_H
#define CICU_DECODED_RUNS_H

#include <unicode/ucnv.h>

#include "Support.h"

namespace cicu {

struct DecodedRuns {
  Buffer<uint8_t> text;
  Buffer<cicu_run> runs;
  size_t count = 0;
  size_t run_count = 0;

  /// Decodes all of `source`, whose converter stops at malformed input.
  int decode(UConverter *converter, const char *source, int32_t length);

 private:
  bool append(UChar32 scalar, int32_t from, int32_t to, bool is_malformed);
  bool append(const UChar *units, const int32_t *offsets, int32_t unit_count, int32_t base, int32_t end);
};

}  // namespace cicu

#endif
