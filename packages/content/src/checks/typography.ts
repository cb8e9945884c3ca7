import type { Finding } from './finding.ts';
import type { Stretch } from './stretches.ts';

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/"/, 'straight double quotation marks: use “ and ”'],
  [
    /\p{L}'\p{L}|\p{L}'(?=\s|$)|(?<=^|\s)'\p{L}/u,
    'a straight apostrophe or quotation mark: use ’ or ‘',
  ],
  [/\.\.\./, 'three dots: use …'],
  [/ - /, 'a hyphen as a dash: use — or −'],
  [/\S {2,}\S/, 'two spaces in a row'],
];

/** Quotation marks, apostrophes and dashes are those that print sets. */
export function checkTypography(stretches: readonly Stretch[]): Finding[] {
  return stretches.flatMap(({ path, label, text }) =>
    FAULTS.filter(([fault]) => fault.test(text)).map(([, message]) => ({ path, label, message })),
  );
}
