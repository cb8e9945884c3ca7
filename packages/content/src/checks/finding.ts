/** Something in the content that has to be mended. */
export interface Finding {
  /** The file or folder it is in, below `packages/content`, such as `lessons/bible/day-01`. */
  readonly path: string;
  /** Where in it, such as `kindergarten checks[0] question` or `line 12`. */
  readonly label: string;
  readonly message: string;
}

/** One finding as a line to print. */
export function findingLine(finding: Finding): string {
  return `${finding.path}, ${finding.label}: ${finding.message}`;
}
