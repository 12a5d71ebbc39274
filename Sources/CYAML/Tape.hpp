// What a document is turned into.
#ifndef COPYDESK_TAPE_HPP
#define COPYDESK_TAPE_HPP

#include <string>
#include <vector>

#include "CYAML.h"

struct CYAMLTape {
  std::vector<CYAMLNode> nodes;
  std::string text;
  std::string problem;
  CYAMLFailure failure = CYAMLFailureNone;
  uint32_t line = 1;
  uint32_t column = 1;
};

#endif
