// Makes one call fail: COPYDESK_FAULT=KIND:N names the kind and which of its calls, from 1 on. Loaded before the C library
// and ICU, so that the program needs no seams of its own. COPYDESK_FAULT_MADE names a file that is made when the call has
// failed: without it, the run made fewer calls of that kind.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/ucnv.h>
#include <unicode/ulocdata.h>
#include <unicode/uspoof.h>

static atomic_int calls;

// Whether this call of `kind` is the one to fail.
static int fails(const char *kind) {
  const char *fault = getenv("COPYDESK_FAULT"), *made = getenv("COPYDESK_FAULT_MADE");
  size_t length = strlen(kind);
  if (!fault || !made || strncmp(fault, kind, length) != 0 || fault[length] != ':') return 0;
  if (atomic_fetch_add(&calls, 1) + 1 != atoi(fault + length + 1)) return 0;
  long file = syscall(SYS_openat, AT_FDCWD, made, O_CREAT | O_WRONLY, 0600);
  if (file >= 0) syscall(SYS_close, file);
  return 1;
}

// ICU’s names have its version behind them.
#define NAME_OF(function) NAME_OF_(function)
#define NAME_OF_(function) #function
#define NEXT(function) ((__typeof__(&function))dlsym(RTLD_NEXT, NAME_OF(function)))
#define FAIL(error, value) do { errno = (error); return (value); } while (0)

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (fails("open")) FAIL(EMFILE, -1);
  return NEXT(open)(path, flags, mode);
}

DIR *opendir(const char *path) {
  if (fails("opendir")) FAIL(EACCES, NULL);
  return NEXT(opendir)(path);
}

int fstat(int file, struct stat *status) {
  if (fails("fstat")) FAIL(EIO, -1);
  return NEXT(fstat)(file, status);
}

ssize_t read(int file, void *bytes, size_t count) {
  if (fails("read")) FAIL(EIO, -1);
  return NEXT(read)(file, bytes, count);
}

// What fails here could not be told.
ssize_t write(int file, const void *bytes, size_t count) {
  if (file != STDERR_FILENO && fails("write")) FAIL(ENOSPC, -1);
  return NEXT(write)(file, bytes, count);
}

int fsync(int file) {
  if (fails("fsync")) FAIL(EIO, -1);
  return NEXT(fsync)(file);
}

int rename(const char *from, const char *to) {
  if (fails("rename")) FAIL(EPERM, -1);
  return NEXT(rename)(from, to);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (fails("thread")) return EAGAIN;
  return NEXT(pthread_create)(thread, attributes, start, argument);
}

UBreakIterator *ubrk_open(UBreakIteratorType type, const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
  if (fails("icu")) { *status = U_MEMORY_ALLOCATION_ERROR; return NULL; }
  return NEXT(ubrk_open)(type, locale, text, length, status);
}

UCaseMap *ucasemap_open(const char *locale, uint32_t options, UErrorCode *status) {
  if (fails("icu")) { *status = U_MEMORY_ALLOCATION_ERROR; return NULL; }
  return NEXT(ucasemap_open)(locale, options, status);
}

UConverter *ucnv_open(const char *name, UErrorCode *status) {
  if (fails("icu")) { *status = U_FILE_ACCESS_ERROR; return NULL; }
  return NEXT(ucnv_open)(name, status);
}

ULocaleData *ulocdata_open(const char *locale, UErrorCode *status) {
  if (fails("icu")) { *status = U_MISSING_RESOURCE_ERROR; return NULL; }
  return NEXT(ulocdata_open)(locale, status);
}

USpoofChecker *uspoof_open(UErrorCode *status) {
  if (fails("icu")) { *status = U_MEMORY_ALLOCATION_ERROR; return NULL; }
  return NEXT(uspoof_open)(status);
}
