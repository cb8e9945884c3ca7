import type { Finding } from './finding.ts';

/** The bits of a file's mode that let group and others in. */
const FOR_OTHERS = 0o077;

interface FileMode {
  readonly path: string;
  /** As `stat` gives it. */
  readonly mode: number;
}

/**
 * Whether other users of the machine are kept out of the data. Of Windows nothing is said: it keeps rights in lists
 * that no mode tells of, and gives every file the mode of one that is open to all.
 * @param platform in Node's words
 */
export function privacyFindings(platform: string, files: readonly FileMode[]): Finding[] {
  if (platform === 'win32') return [];
  const open = files.filter(({ mode }) => (mode & FOR_OTHERS) !== 0).map(({ path }) => path);
  if (open.length === 0) return [{ name: 'data-private', state: 'good', values: {} }];
  return [{ name: 'data-open', state: 'notice', values: { paths: open.join(', ') } }];
}
