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

static const uint8_t license[] = {
#embed "../../LICENSE"
};

static const uint8_t notice[] = {
#embed "../../NOTICE"
};

CPage cpages_report_css(void) { return (CPage){css, sizeof css}; }
CPage cpages_report_html(void) { return (CPage){html, sizeof html}; }
CPage cpages_report_js(void) { return (CPage){js, sizeof js}; }
CPage cpages_license(void) { return (CPage){license, sizeof license}; }
CPage cpages_notice(void) { return (CPage){notice, sizeof notice}; }
