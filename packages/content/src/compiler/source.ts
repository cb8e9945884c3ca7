import type { Finding } from '../checks/finding.ts';

/** A file of the content as it was read. */
export interface Source {
  /** Where it lies below the content folder, with slashes, such as `lessons/bible/day-01/lesson.yaml`. */
  readonly path: string;
  readonly text: string;
}

/** What was made of a file: nothing where it has faults, each of which is a finding. */
export interface Reading<T> {
  readonly value: T | undefined;
  readonly findings: readonly Finding[];
}

/** A fault at a line of a file, counted from 1. */
export function faultAt(source: Source, line: number, message: string): Finding {
  return { path: source.path, label: `line ${line}`, message };
}
