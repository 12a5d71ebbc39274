#ifndef CPAGES_H
#define CPAGES_H

#include <stddef.h>
#include <stdint.h>

/// A piece of the HTML report, as it lies in the program.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} CPage;

CPage cpages_report_css(void);
CPage cpages_report_html(void);
CPage cpages_report_js(void);

#endif
