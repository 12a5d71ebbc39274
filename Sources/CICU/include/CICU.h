/// What copydesk uses of ICU, in types of our own.
///
/// ICU's headers rename every function by macro, which Swift cannot import, and clash with Foundation's own copy once
/// they are visible. So they are included by the source files of this target alone.
///
/// Conventions: text is UTF-8 with a length in bytes and may hold any bytes; what is malformed counts as U+FFFD. Offsets
/// are bytes from the start of the text. A function that can fail returns 0 or an error code that `cicu_error_name`
/// names. A function with `out`, `capacity` and `length` stores the length needed; when that exceeds the capacity it
/// returns `CICU_TOO_SMALL` and may be called again with more room. Handles belong to one thread at a time.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum {
  /// Success.
  CICU_OK = 0,
  /// `out` holds less than `length` bytes.
  CICU_TOO_SMALL = 15,
  /// A text longer than ICU's 32-bit offsets reach, or an argument out of range.
  CICU_OUT_OF_RANGE = 8,
  /// No memory was left.
  CICU_NO_MEMORY = 7,
};

/// ICU's name of an error code, such as `U_ILLEGAL_ARGUMENT_ERROR`. Never null; static memory.
const char *cicu_error_name(int code);
/// The version of ICU that is linked, major number first: 72.
int cicu_major_version(void);

// MARK: Breaks

/// A break iterator with the text it works on.
typedef struct cicu_breaker cicu_breaker;

enum { CICU_BREAK_GRAPHEME = 0, CICU_BREAK_WORD = 1, CICU_BREAK_LINE = 2, CICU_BREAK_SENTENCE = 3 };

/// One boundary: where it lies, and the rule status of what precedes it (100 numbers, 200 letters, ...).
typedef struct {
  int32_t offset;
  int32_t status;
} cicu_boundary;

/// A breaker of `kind` (`CICU_BREAK_...`) for a locale such as `th` or `en-US`; `@lb=strict` and the like are understood.
int cicu_breaker_open(int kind, const char *locale, cicu_breaker *_Nullable *_Nonnull out);
void cicu_breaker_close(cicu_breaker *_Nullable breaker);
/// Takes a copy of the text, in a buffer that is kept for the next text.
int cicu_breaker_set_text(cicu_breaker *breaker, const uint8_t *_Nullable text, size_t length);
/// The next boundary after the last one (the start of the text at first), or -1 at the end.
int32_t cicu_breaker_next(cicu_breaker *breaker);
/// The first boundary behind `offset`, or -1.
int32_t cicu_breaker_following(cicu_breaker *breaker, int32_t offset);
/// The last boundary before `offset`, or -1.
int32_t cicu_breaker_preceding(cicu_breaker *breaker, int32_t offset);
/// Whether a boundary lies at `offset`; false inside a character.
bool cicu_breaker_is_boundary(cicu_breaker *breaker, int32_t offset);
/// The rule status of the boundary found last.
int32_t cicu_breaker_status(cicu_breaker *breaker);
/// Stores up to `capacity` next boundaries and returns how many; less than `capacity` means that the text has ended.
int32_t cicu_breaker_fill(cicu_breaker *breaker, cicu_boundary *out, int32_t capacity);

// MARK: Case

/// Case mapping of a locale.
typedef struct cicu_casemap cicu_casemap;

enum {
  CICU_UPPER = 0,
  CICU_LOWER = 1,
  /// Each word with a capital, the rest low.
  CICU_TITLE_WORDS = 2,
  /// The first cased letter with a capital, all else as it is.
  CICU_TITLE_FIRST = 3,
  /// Full case folding, locale-free except for the Turkic i of `tr` and `az`.
  CICU_FOLD = 4,
};

int cicu_casemap_open(const char *locale, cicu_casemap *_Nullable *_Nonnull out);
void cicu_casemap_close(cicu_casemap *_Nullable map);
/// Maps `text` by `operation` (`CICU_UPPER`, ...).
int cicu_casemap_apply(
    cicu_casemap *map, int operation, const uint8_t *_Nullable text, size_t text_length, uint8_t *_Nullable out,
    int32_t capacity, int32_t *length);

// MARK: Characters

/// Properties that are yes or no, a bit each.
enum {
  CICU_SENTENCE_TERMINAL = 1 << 0,
  CICU_TERMINAL_PUNCTUATION = 1 << 1,
  CICU_EXTENDED_PICTOGRAPHIC = 1 << 2,
  CICU_EMOJI = 1 << 3,
  CICU_ALPHABETIC = 1 << 4,
  CICU_UPPERCASE = 1 << 5,
  CICU_LOWERCASE = 1 << 6,
  CICU_CASED = 1 << 7,
  CICU_IDEOGRAPHIC = 1 << 8,
  CICU_DEFAULT_IGNORABLE = 1 << 9,
  CICU_WHITE_SPACE = 1 << 10,
  CICU_QUOTATION_MARK = 1 << 11,
  CICU_DASH = 1 << 12,
};

/// All of the above for a code point; 0 for what is none.
uint32_t cicu_scalar_flags(uint32_t scalar);
/// Extended_Pictographic alone, for tables that are filled at the start.
bool cicu_scalar_is_pictographic(uint32_t scalar);
/// General category in ICU's order: 0 unassigned, 1 Lu, 2 Ll, 3 Lt, 4 Lm, 5 Lo, 6 Mn, ...
int cicu_scalar_category(uint32_t scalar);
/// Script code; 0 common, 1 inherited, 25 Latin, ...
int cicu_scalar_script(uint32_t scalar);
/// ISO 15924 code of a script: `Latn`; null when there is none. Static memory.
const char *_Nullable cicu_script_name(int script);
/// The script of an ISO 15924 code or name, or -1.
int cicu_script_code(const char *name);
/// East Asian Width: 0 neutral, 1 ambiguous, 2 half, 3 full, 4 narrow, 5 wide.
int cicu_scalar_east_asian_width(uint32_t scalar);
/// Bidi class in ICU's order: 0 L, 1 R, 2 EN, ..., 13 AL, ...
int cicu_scalar_bidi_class(uint32_t scalar);
/// Word_Break value in ICU's order (UAX #29): 0 other, 1 ALetter, 2 Format, ...
int cicu_scalar_word_break(uint32_t scalar);

// MARK: Plurals

/// Plural rules of a locale.
typedef struct cicu_plurals cicu_plurals;

/// Categories as bits, in CLDR's order: zero, one, two, few, many, other.
enum { CICU_ZERO = 0, CICU_ONE = 1, CICU_TWO = 2, CICU_FEW = 3, CICU_MANY = 4, CICU_OTHER = 5 };

int cicu_plurals_open(const char *locale, bool ordinal, cicu_plurals *_Nullable *_Nonnull out);
void cicu_plurals_close(cicu_plurals *_Nullable plurals);
/// The categories that the locale has: bit `1 << CICU_ONE`, ...
int cicu_plurals_categories(cicu_plurals *plurals, uint32_t *out);
/// The category of a number printed with `fraction_digits` digits behind the point: `1` and `1.0` may differ.
int cicu_plurals_select(cicu_plurals *plurals, double number, int fraction_digits, int *category);

// MARK: Locales

enum {
  /// `iw_IL` to `he_IL`: aliases resolved, case and separators set right, as ICU writes it.
  CICU_LOCALE_CANONICAL = 0,
  /// The same as a language tag: `he-IL`.
  CICU_LOCALE_TAG = 1,
  /// Subtags that likely follow removed: `zh-Hans-CN` to `zh`.
  CICU_LOCALE_MINIMAL = 2,
  /// Subtags that likely follow added: `zh-TW` to `zh-Hant-TW`.
  CICU_LOCALE_MAXIMAL = 3,
  CICU_LOCALE_LANGUAGE = 4,
  CICU_LOCALE_SCRIPT = 5,
  CICU_LOCALE_REGION = 6,
  /// The name in English: `Portuguese (Brazil)`.
  CICU_LOCALE_ENGLISH_NAME = 7,
  /// The name in the language itself: `português (Brasil)`.
  CICU_LOCALE_OWN_NAME = 9,
  /// Its quotation marks: opening, closing, and both for quotations inside: `“”‘’`.
  CICU_LOCALE_QUOTATION_MARKS = 8,
  /// Amounts in its units, each on a line, as short as it writes them: `5 km`.
  CICU_LOCALE_SHORT_AMOUNTS = 10,
  /// The same in whole words: `5 kilometers`.
  CICU_LOCALE_FULL_AMOUNTS = 11,
};

/// What `part` (`CICU_LOCALE_...`) asks of a locale or a language tag.
int cicu_locale_get(int part, const char *locale, char *_Nullable out, int32_t capacity, int32_t *length);
/// Whether the locale's script, or the one it likely has, runs from right to left.
bool cicu_locale_is_right_to_left(const char *locale);

/// Whether ICU holds anything of its own of the language `code`, rather than the root’s.
bool cicu_locale_is_available(const char *code);

/// Whether `code`, in small letters, is that of a language in ISO 639, or was one.
bool cicu_is_language(const char *code);

// MARK: Encodings

/// A converter between an encoding and UTF-8. What it returns is valid until its next call.
typedef struct cicu_converter cicu_converter;

/// A converter for an encoding by any name that ICU knows: `Shift_JIS`, `EUC-KR`, `cp1250`.
int cicu_converter_open(const char *encoding, cicu_converter *_Nullable *_Nonnull out);
void cicu_converter_close(cicu_converter *_Nullable converter);
/// ICU's own name of the encoding; null when it has none. Owned by the converter.
const char *_Nullable cicu_converter_name(cicu_converter *converter);
/// Decodes all of `bytes` to UTF-8. On malformed input `error_offset` is its first byte; otherwise -1.
int cicu_converter_decode(
    cicu_converter *converter, const uint8_t *_Nullable bytes, size_t count,
    const uint8_t *_Nullable *_Nonnull out, size_t *out_count, int64_t *error_offset);
/// Encodes all of the UTF-8 `text`. At what the encoding lacks, `error_offset` is its first byte; otherwise -1.
int cicu_converter_encode(
    cicu_converter *converter, const uint8_t *_Nullable text, size_t length,
    const uint8_t *_Nullable *_Nonnull out, size_t *out_count, int64_t *error_offset);

/// A stretch of decoded text in which every character takes the same number of bytes on each side.
typedef struct {
  /// Offset in the UTF-8 text.
  uint32_t text;
  /// Offset in the bytes decoded.
  uint32_t bytes;
  /// Bytes of UTF-8 a character.
  uint8_t text_unit;
  /// Bytes of the encoding a character, at most 255; of a malformed sequence, its length.
  uint8_t byte_unit;
  /// U+FFFD stands for bytes that are no text.
  bool is_malformed;
} cicu_run;

/// Decodes all of `bytes`, U+FFFD for each malformed sequence, and tells where every character came from.
int cicu_converter_decode_runs(
    cicu_converter *converter, const uint8_t *_Nullable bytes, size_t count,
    const uint8_t *_Nullable *_Nonnull out, size_t *out_count, const cicu_run *_Nullable *_Nonnull runs,
    size_t *run_count);

// MARK: Messages

/// Takes ICU messages apart. An apostrophe quotes only before a brace, or before `#` in a plural.
typedef struct cicu_message cicu_message;

enum {
  /// The text, or that of a branch; its braces belong to it.
  CICU_MESSAGE_START = 0,
  CICU_MESSAGE_END = 1,
  /// An apostrophe that is syntax: the second of two, or one at either end of quoted text.
  CICU_MESSAGE_QUOTE = 2,
  /// `#` where the number goes.
  CICU_MESSAGE_NUMBER = 3,
  CICU_MESSAGE_ARGUMENT_START = 4,
  CICU_MESSAGE_ARGUMENT_END = 5,
  CICU_MESSAGE_ARGUMENT_NAME = 6,
  /// What chooses a branch: `one`, `=1`, `female`. A value and the branch's start follow.
  CICU_MESSAGE_SELECTOR = 7,
  CICU_MESSAGE_VALUE = 8,
  /// A type, a style, a quotation mark that ICU would add.
  CICU_MESSAGE_OTHER = 9,
};

enum {
  /// Without branches.
  CICU_ARGUMENT_SIMPLE = 0,
  CICU_ARGUMENT_PLURAL = 1,
  CICU_ARGUMENT_SELECT = 2,
  CICU_ARGUMENT_ORDINAL = 3,
  CICU_ARGUMENT_CHOICE = 4,
};

typedef struct {
  int32_t offset;
  int32_t end;
  /// Of a start, the index of the part that ends it; otherwise the part's own.
  int32_t limit;
  /// `CICU_MESSAGE_...`
  uint8_t kind;
  /// `CICU_ARGUMENT_...` of the start and end of an argument.
  uint8_t argument;
} cicu_message_part;

int cicu_message_open(cicu_message *_Nullable *_Nonnull out);
void cicu_message_close(cicu_message *_Nullable message);
/// The parts of `text`, valid until the next call. Where it is no message, `error_offset` says where; otherwise it is -1.
/// Recurses once for each level of braces; the caller bounds them.
int cicu_message_parse(
    cicu_message *message, const uint8_t *_Nullable text, size_t length,
    const cicu_message_part *_Nullable *_Nonnull out, size_t *count, int64_t *error_offset);

// MARK: Comparison

/// Whether the text is in normal form C.
int cicu_is_nfc(const uint8_t *_Nullable text, size_t text_length, bool *answer);
/// The text in normal form C.
int cicu_to_nfc(
    const uint8_t *_Nullable text, size_t text_length, uint8_t *_Nullable out, int32_t capacity, int32_t *length);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
