#ifndef CPAGES_H
#define CPAGES_H

#include <stddef.h>
#include <stdint.h>

/// A text that the program prints as it lies in it: a piece of the HTML report, a licence. UTF-8.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} CPage;

CPage cpages_report_css(void);
CPage cpages_report_html(void);
CPage cpages_report_js(void);
/// The licence of copydesk itself.
CPage cpages_license(void);
/// The licences of all data that the program holds.
CPage cpages_notice(void);

#endif
