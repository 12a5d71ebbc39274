// The places that simdjson's first stage does not tell: where a text is at fault, and whether a token is well formed.
#ifndef COPYDESK_SCAN_HPP
#define COPYDESK_SCAN_HPP

#include "CSimdJSON.h"

namespace copydesk {

struct Fault {
  CSimdJSONFailure failure;
  size_t offset;
};

/// The first string that is not closed or holds a control character. Only for texts known to have one.
Fault findStringFault(const uint8_t *text, size_t length);

/// The offset from which on the text is no UTF-8. Only for texts known to be damaged.
size_t findEncodingFault(const uint8_t *text, size_t length);

/// Whether the token is a number as RFC 8259, section 6, writes it.
bool isNumber(const uint8_t *token, size_t length);

}  // namespace copydesk

#endif
