// POSIX, which the strict standard hides.
#if !defined(__APPLE__)
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "CLeavings.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <termios.h>

/// The terminal that hands out keys. What the handlers read is written before `isTaken` is set.
static struct {
  atomic_int isTaken;
  int descriptor;
  struct termios before, during;
} terminal;

/// A process in the background would be stopped for this, so that the signal of it is ignored meanwhile.
static int set(const struct termios *settings) {
  struct sigaction ignored = {.sa_handler = SIG_IGN}, old;
  sigemptyset(&ignored.sa_mask);
  sigaction(SIGTTOU, &ignored, &old);
  int result = tcsetattr(terminal.descriptor, TCSADRAIN, settings);
  sigaction(SIGTTOU, &old, NULL);
  return result;
}

void cleavings_end_terminal(void) {
  if (atomic_exchange(&terminal.isTaken, 0)) set(&terminal.before);
}

/// Control-Z: the shell gets the terminal as it was, and whoever comes back finds it as it is here.
static void pause_keys(int signal_number) {
  if (atomic_load(&terminal.isTaken)) set(&terminal.before);
  struct sigaction standard = {.sa_handler = SIG_DFL}, own;
  sigemptyset(&standard.sa_mask);
  sigaction(signal_number, &standard, &own);
  sigset_t stop, old;
  sigemptyset(&stop);
  sigaddset(&stop, signal_number);
  raise(signal_number);
  pthread_sigmask(SIG_UNBLOCK, &stop, &old);
  // Here somebody has it go on.
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  sigaction(signal_number, &own, NULL);
  if (atomic_load(&terminal.isTaken)) set(&terminal.during);
}

int cleavings_take_keys(int descriptor) {
  terminal.descriptor = descriptor;
  if (tcgetattr(descriptor, &terminal.before) != 0) return -1;
  terminal.during = terminal.before;
  // Signals of the keyboard stay: Control-C ends the process.
  terminal.during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  terminal.during.c_cc[VMIN] = 1;
  terminal.during.c_cc[VTIME] = 0;
  atomic_store(&terminal.isTaken, 1);
  struct sigaction action = {.sa_handler = pause_keys, .sa_flags = SA_RESTART}, old;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGTSTP, NULL, &old) == 0 && old.sa_handler == SIG_DFL) sigaction(SIGTSTP, &action, NULL);
  if (set(&terminal.during) == 0) return 0;
  atomic_store(&terminal.isTaken, 0);
  return -1;
}

void cleavings_return_keys(void) { cleavings_end_terminal(); }
