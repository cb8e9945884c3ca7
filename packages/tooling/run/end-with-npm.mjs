/** Milliseconds between two looks whether npm is still there. */
const lookEvery = 500;

/**
 * Ends this process, as `kill` does, once the npm that started it is gone: a `kill` of npm reaches only npm and its
 * shell, and a `kill -9` or a closed terminal tells nobody. Without npm it never does: whoever starts a script alone may
 * well want it to go on. To be called first: npm may be gone before anything is installed or built.
 */
export function endWithNpm() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEvery);
  timer.unref();
}
