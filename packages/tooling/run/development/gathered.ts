/** Milliseconds to wait for the other files that an editor or git writes at the same time. */
const TOGETHER = 40;

/**
 * Takes changed files one by one and acts on those that come together, one time after the other.
 * @param act must not reject
 */
export function gathered(
  act: (paths: ReadonlySet<string>) => Promise<void>,
): (path: string) => void {
  let paths = new Set<string>();
  let work: Promise<void> = Promise.resolve();
  return (path) => {
    if (paths.size === 0) {
      setTimeout(() => {
        const now = paths;
        paths = new Set();
        work = work.then(() => act(now));
      }, TOGETHER);
    }
    paths.add(path);
  };
}
