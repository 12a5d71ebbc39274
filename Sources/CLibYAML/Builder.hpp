// Turns libyaml's events into nodes.
#ifndef COPYDESK_BUILDER_HPP
#define COPYDESK_BUILDER_HPP

#include <yaml.h>

#include <string>
#include <unordered_set>
#include <vector>

#include "Tape.hpp"

namespace copydesk {

class Builder {
 public:
  Builder(CLibYAMLTape &tape, uint32_t maximumDepth) : tape(tape), maximumDepth(maximumDepth) {}

  // Takes one event. False at the end of the stream and after a failure, which the tape then tells.
  bool take(const yaml_event_t &event);

 private:
  // A mapping or sequence that isn't closed yet.
  struct Level {
    uint32_t node;
    bool isMapping;
    bool expectsKey;
    std::unordered_set<std::string> keys;
  };

  bool open(const yaml_event_t &event, CLibYAMLNodeKind kind);
  bool scalar(const yaml_event_t &event);
  // Notes that a node begins; false where none may.
  bool begin(const yaml_event_t &event, const CLibYAMLNode &node, const yaml_char_t *anchor, const yaml_char_t *tag);
  // Whether a key that is not there yet may stand here, or no key is due.
  bool acceptsKey(const yaml_event_t &event, const CLibYAMLNode &node);
  bool fail(CLibYAMLFailure failure, const yaml_event_t &event);

  CLibYAMLTape &tape;
  const uint32_t maximumDepth;
  std::vector<Level> levels;
  bool hasDocument = false;
};

}  // namespace copydesk

#endif
