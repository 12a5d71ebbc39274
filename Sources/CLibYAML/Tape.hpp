// What a document is turned into.
#ifndef COPYDESK_TAPE_HPP
#define COPYDESK_TAPE_HPP

#include <string>
#include <vector>

#include "CLibYAML.h"

struct CLibYAMLTape {
  std::vector<CLibYAMLNode> nodes;
  std::string text;
  std::string problem;
  CLibYAMLFailure failure = CLibYAMLFailureNone;
  uint32_t line = 1;
  uint32_t column = 1;
};

#endif
