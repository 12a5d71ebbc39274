/// What the source files share: error codes, memory that grows, and UTF-8 to UTF-16 with the way back.
#ifndef CICU_SUPPORT_H
#define CICU_SUPPORT_H

#include <unicode/utypes.h>

#include <cstdlib>
#include <new>

#include "CICU.h"

namespace cicu {

/// ICU's warnings are below zero and no failure; ours are 0.
inline int code(UErrorCode status) { return U_FAILURE(status) ? static_cast<int>(status) : CICU_OK; }

/// A length that ICU's 32-bit offsets can hold, even when every byte becomes a three-byte U+FFFD.
inline bool fits(size_t length) { return length <= INT32_MAX / 4; }

/// Memory that grows and is kept for the next use. No exceptions: `reserve` answers false when none is left.
template <typename T>
class Buffer {
 public:
  Buffer() = default;
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  ~Buffer() { std::free(data_); }

  /// Makes room for `count` elements; those stored so far stay.
  bool reserve(size_t count) {
    if (count <= capacity_) return true;
    if (count > SIZE_MAX / 2 / sizeof(T)) return false;
    size_t room = capacity_ * 2 > count ? capacity_ * 2 : count;
    void *grown = std::realloc(data_, room * sizeof(T));
    if (grown == nullptr) return false;
    data_ = static_cast<T *>(grown);
    capacity_ = room;
    return true;
  }

  T *data() { return data_; }
  size_t capacity() const { return capacity_; }
  T &operator[](size_t index) { return data_[index]; }
  const T &operator[](size_t index) const { return data_[index]; }

 private:
  T *data_ = nullptr;
  size_t capacity_ = 0;
};

/// A text in UTF-16 that remembers the UTF-8 offset of each unit. Malformed sequences are U+FFFD.
struct WideText {
  Buffer<UChar> units;
  /// `offsets[i]` is where unit `i` begins in UTF-8; one more for the end. Unused while `isASCII`.
  Buffer<int32_t> offsets;
  /// Number of UTF-16 units.
  int32_t count = 0;
  /// Offsets are the same in both forms.
  bool isASCII = true;

  /// Replaces the text.
  int assign(const uint8_t *text, size_t length);
  /// The UTF-8 offset of a UTF-16 offset within the text.
  int32_t narrow(int32_t offset) const { return isASCII ? offset : offsets[offset]; }
  /// The UTF-16 offset of the first character at or behind a UTF-8 offset.
  int32_t widen(int32_t offset) const;

 private:
  void assignRest(const uint8_t *text, int32_t position, int32_t length);
};

/// Makes a handle from nothrow memory, fills it with `open`, and frees it when that fails.
template <typename Handle, typename Open>
int make(Handle **out, Open open) {
  *out = nullptr;
  Handle *handle = new (std::nothrow) Handle;
  if (handle == nullptr) return CICU_NO_MEMORY;
  UErrorCode status = U_ZERO_ERROR;
  open(*handle, status);
  if (U_FAILURE(status)) {
    delete handle;
    return static_cast<int>(status);
  }
  *out = handle;
  return CICU_OK;
}

}  // namespace cicu

#endif
