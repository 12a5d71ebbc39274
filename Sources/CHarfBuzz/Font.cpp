#include "include/CHarfBuzz.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

#include <cstdint>
#include <memory>
#include <new>

namespace {

template <auto destroy>
struct Destroy {
  template <typename Handle>
  void operator()(Handle *handle) const { destroy(handle); }
};

using Blob = std::unique_ptr<hb_blob_t, Destroy<hb_blob_destroy>>;
using Face = std::unique_ptr<hb_face_t, Destroy<hb_face_destroy>>;
using Font = std::unique_ptr<hb_font_t, Destroy<hb_font_destroy>>;
using Buffer = std::unique_ptr<hb_buffer_t, Destroy<hb_buffer_destroy>>;

}  // namespace

struct chb_font {
  Face face;
  Font font;
  Buffer buffer;
  float units = 1000;
};

int chb_font_open(const uint8_t *bytes, size_t count, uint32_t index, chb_font **out) {
  *out = nullptr;
  if (bytes == nullptr || count > UINT32_MAX) return CHB_NO_FONT;
  const Blob blob(hb_blob_create_or_fail(
      reinterpret_cast<const char *>(bytes), static_cast<unsigned>(count), HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  if (!blob) return CHB_NO_MEMORY;
  if (index >= hb_face_count(blob.get())) return CHB_NO_FONT;
  Face face(hb_face_create(blob.get(), index));
  if (hb_face_get_glyph_count(face.get()) == 0) return CHB_NO_FONT;
  Font font(hb_font_create(face.get()));
  Buffer buffer(hb_buffer_create());
  if (!hb_buffer_allocation_successful(buffer.get())) return CHB_NO_MEMORY;
  const float units = static_cast<float>(hb_face_get_upem(face.get()));
  *out = new (std::nothrow) chb_font{std::move(face), std::move(font), std::move(buffer), units};
  return *out == nullptr ? CHB_NO_MEMORY : CHB_OK;
}

void chb_font_close(chb_font *font) { delete font; }

void chb_font_set_weight(chb_font *font, float weight) {
  const hb_tag_t tag = HB_TAG('w', 'g', 'h', 't');
  hb_ot_var_axis_info_t axis;
  if (!hb_ot_var_find_axis_info(font->face.get(), tag, &axis)) return;
  const hb_variation_t variation = {tag, weight};
  hb_font_set_variations(font->font.get(), &variation, 1);
}

bool chb_font_has(const chb_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->font.get(), scalar, &glyph);
}

int chb_shape(chb_font *font, const chb_run *run, float *advances, uint8_t *starts) {
  hb_buffer_t *buffer = font->buffer.get();
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  hb_buffer_add_utf8(
      buffer, reinterpret_cast<const char *>(run->text), static_cast<int>(run->count),
      static_cast<unsigned>(run->start), static_cast<int>(run->length));
  hb_buffer_set_script(buffer, hb_script_from_string(run->script, -1));
  hb_buffer_set_language(buffer, hb_language_from_string(run->language, -1));
  hb_buffer_set_direction(buffer, run->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_shape(font->font.get(), buffer, nullptr, 0);
  if (!hb_buffer_allocation_successful(buffer)) return CHB_NO_MEMORY;
  unsigned count = 0;
  const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  for (unsigned index = 0; index < count; index++) {
    if (glyphs[index].cluster >= run->count) continue;
    advances[glyphs[index].cluster] += static_cast<float>(positions[index].x_advance) / font->units;
    starts[glyphs[index].cluster] = 1;
  }
  return CHB_OK;
}
