/** Something in the content that has to be mended. */
export interface Finding {
  /** The file it is in, below `src`, such as `lessons/bible/day-01.ts`. */
  readonly path: string;
  /** Where in the file, such as `kindergarten checks[0] question`. */
  readonly label: string;
  readonly message: string;
}

/** One finding as a line to print. */
export function findingLine(finding: Finding): string {
  return `${finding.path}/${finding.label}: ${finding.message}`;
}
