// The grammar of JSON over the places that simdjson's first stage found. No recursion, so nesting costs no stack.
#ifndef COPYDESK_WALKER_HPP
#define COPYDESK_WALKER_HPP

#include <vector>

#include "Scan.hpp"

namespace copydesk {

class Walker {
 public:
  Walker(
    const uint8_t *text, size_t length, uint32_t maximumDepth, std::vector<CSimdJSONEvent> &events,
    std::vector<uint32_t> &open)
      : text(text), length(length), maximumDepth(maximumDepth), events(events), open(open) {}

  /// Writes the events of the `count` tokens that start at `starts`.
  Fault walk(const uint32_t *starts, size_t count);

 private:
  enum class Expected { value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing };

  const uint8_t *text;
  size_t length;
  uint32_t maximumDepth;
  std::vector<CSimdJSONEvent> &events;
  /// Indices of the events that started the objects and arrays around the place.
  std::vector<uint32_t> &open;
  Expected expected = Expected::value;

  Fault step(size_t start, size_t end);
  Fault readValue(size_t start, size_t end);
  Fault readKey(size_t start, size_t end);
  Fault readScalar(size_t start, size_t end);
  Fault begin(CSimdJSONEventKind kind, size_t start);
  void endContainer(size_t start);
  bool closes(uint8_t byte) const;
  bool addString(CSimdJSONEventKind kind, size_t start, size_t end);
  void add(CSimdJSONEventKind kind, size_t start, size_t end);
  void expectWhatFollows() { expected = open.empty() ? Expected::nothing : Expected::commaOrEnd; }
};

}  // namespace copydesk

#endif
