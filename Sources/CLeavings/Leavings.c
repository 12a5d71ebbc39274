// POSIX, which the strict standard hides.
#if !defined(__APPLE__)
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "CLeavings.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { slotCount = 64, pathSize = 4096 };

/// What is known of a slot. Memory is never given back, so that a handler may read it at any time.
enum { slotFree, slotTaken, slotCreating, slotHeld };

static struct {
  atomic_int state;
  char path[pathSize];
} slots[slotCount];

/// Set as soon as a signal ends the process: no more files are made.
static atomic_int ending;

static const int fatal[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};

static void fill(sigset_t *set) {
  sigemptyset(set);
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) sigaddset(set, fatal[index]);
}

/// Waits for a thread that is about to make its file; it can’t be this one, which holds signals back meanwhile.
static void settle(atomic_int *state) {
  for (int round = 0; round < 1000 && atomic_load(state) == slotCreating; round++)
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

void cleavings_end_terminal(void);

void cleavings_remove_all(void) {
  cleavings_end_terminal();
  atomic_store(&ending, 1);
  for (int slot = 0; slot < slotCount; slot++) {
    settle(&slots[slot].state);
    if (atomic_load(&slots[slot].state) == slotHeld) unlink(slots[slot].path);
  }
}

static void end(int signal_number) {
  cleavings_remove_all();
  // Ends the process the way the signal would have, so that a shell sees why.
  signal(signal_number, SIG_DFL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  raise(signal_number);
}

void cleavings_handle_signals(void) {
  struct sigaction action = {.sa_handler = end};
  fill(&action.sa_mask);
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) {
    struct sigaction old;
    if (sigaction(fatal[index], NULL, &old) == 0 && old.sa_handler != SIG_IGN) sigaction(fatal[index], &action, NULL);
  }
  signal(SIGXFSZ, SIG_IGN);
}

static int take(const char *path) {
  if (strlen(path) >= pathSize) return -1;
  for (int slot = 0; slot < slotCount; slot++) {
    int expected = slotFree;
    if (!atomic_compare_exchange_strong(&slots[slot].state, &expected, slotTaken)) continue;
    strcpy(slots[slot].path, path);
    atomic_store(&slots[slot].state, slotCreating);
    return slot;
  }
  return -1;
}

CLeavingsFile cleavings_create(const char *path, mode_t mode) {
  sigset_t held, old;
  fill(&held);
  pthread_sigmask(SIG_BLOCK, &held, &old);
  CLeavingsFile file = {.slot = take(path)};
  // The handler that set this doesn’t return; it may have looked at this slot already.
  if (file.slot >= 0 && atomic_load(&ending)) {
    cleavings_forget(file.slot);
    for (;;) pause();
  }
  do {
    file.descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
  } while (file.descriptor < 0 && errno == EINTR);
  int failure = errno;
  if (file.slot >= 0) atomic_store(&slots[file.slot].state, file.descriptor < 0 ? slotFree : slotHeld);
  if (file.descriptor < 0) file.slot = -1;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  errno = failure;
  return file;
}

void cleavings_forget(int slot) {
  if (slot >= 0) atomic_store(&slots[slot].state, slotFree);
}
