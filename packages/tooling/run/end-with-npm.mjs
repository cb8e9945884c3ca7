import { readFileSync } from 'node:fs';

/** Milliseconds between two looks whether npm is still there. */
const lookEvery = 500;

/**
 * Ends this process, as `kill` does, once the npm that started it is gone: a `kill` of npm reaches only npm and its
 * shell, and a `kill -9` or a closed terminal tells nobody. Without npm it never does: whoever starts a script alone may
 * well want it to go on. To be called first: npm may be gone before anything is installed or built.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const isGone = () => process.ppid !== parent || isFirstProcess(parent);
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (isGone()) {
    end();
    return;
  }
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    end();
  }, lookEvery);
  timer.unref();
}

/**
 * Whether our parent is the machine's first process, which takes over whose parent is gone: npm went before we could look.
 * In a container npm itself may be the first process.
 * @param {number} parent
 */
function isFirstProcess(parent) {
  if (parent !== 1) return false;
  try {
    return !/npm/.test(readFileSync('/proc/1/cmdline', 'utf8'));
  } catch {
    return true;
  }
}
