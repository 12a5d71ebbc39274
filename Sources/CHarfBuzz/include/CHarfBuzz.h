/// What copydesk uses of HarfBuzz, in types of our own: how wide a font file sets a run of text.
///
/// Handles belong to one thread at a time. Text is UTF-8 and may hold any bytes; what is malformed counts as U+FFFD.
#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// A font, opened.
typedef struct chb_font chb_font;

enum {
  CHB_OK = 0,
  /// The bytes are no font, or hold no font of that number.
  CHB_NO_FONT = 1,
  CHB_NO_MEMORY = 2,
};

/// Opens the font at `index` of a file’s bytes, which must outlive it; 0 but for collections.
int chb_font_open(const uint8_t *_Nullable bytes, size_t count, uint32_t index, chb_font *_Nullable *_Nonnull out);
void chb_font_close(chb_font *_Nullable font);
/// Sets the weight of a variable font, 1 to 1000; other fonts stay as they are.
void chb_font_set_weight(chb_font *font, float weight);
/// Whether the font has a glyph for the code point.
bool chb_font_has(const chb_font *font, uint32_t scalar);

/// A run of text to shape: `length` bytes from `start` on, all of the text being its context.
typedef struct {
  const uint8_t *_Nullable text;
  size_t count;
  size_t start;
  size_t length;
  /// ISO 15924 code: `Latn`.
  const char *script;
  /// Language tag: `de`.
  const char *language;
  bool is_right_to_left;
} chb_run;

/// Adds the advance of each cluster of the run, in em, to `advances` at the place of its first byte in the text, and sets
/// `starts` there to 1. Both have a place for each byte of the text.
int chb_shape(chb_font *font, const chb_run *run, float *advances, uint8_t *starts);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
