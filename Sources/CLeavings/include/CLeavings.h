/// What must not outlive the process, even where a signal ends it: temporary files, and how it reads from a terminal.
///
/// In C, because nothing else may be done in a signal handler than what POSIX calls async-signal-safe, and Swift promises
/// that of none of its code.
#ifndef COPYDESK_CLEAVINGS_H
#define COPYDESK_CLEAVINGS_H

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An open temporary file: its descriptor, -1 with `errno` set where it could not be made, and its place among the files
/// that a signal removes, -1 where there was none left.
typedef struct {
  int descriptor;
  int slot;
} CLeavingsFile;

/// From here on SIGINT, SIGTERM, SIGHUP, SIGQUIT, and SIGXCPU remove all temporary files before they end the process, but
/// those that the process was started to ignore. SIGXFSZ is ignored: a write beyond the limit fails with EFBIG instead.
void cleavings_handle_signals(void);

/// Makes the file `path`, which must not exist, for writing. No signal can come between making and remembering it.
CLeavingsFile cleavings_create(const char *path, mode_t mode);

/// Forgets the file in `slot`, which has its final name, or is removed.
void cleavings_forget(int slot);

/// Removes all temporary files and gives the terminal back, for a process that is about to end. No more files are made.
void cleavings_remove_all(void);

/// Has the terminal at `descriptor` hand out each key at once, without showing it; -1 with `errno` set where that fails. A
/// signal that ends or stops the process gives the terminal back first.
int cleavings_take_keys(int descriptor);

/// Gives the terminal back as it was.
void cleavings_return_keys(void);

#ifdef __cplusplus
}
#endif

#endif
