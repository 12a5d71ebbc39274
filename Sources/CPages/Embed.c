#include "CPages.h"

static const uint8_t css[] = {
#embed "report.css"
};

static const uint8_t html[] = {
#embed "report.html"
};

static const uint8_t js[] = {
#embed "report.js"
};

CPage cpages_report_css(void) { return (CPage){css, sizeof css}; }
CPage cpages_report_html(void) { return (CPage){html, sizeof html}; }
CPage cpages_report_js(void) { return (CPage){js, sizeof js}; }
