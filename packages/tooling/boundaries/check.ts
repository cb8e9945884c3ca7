import { checkEnvironmentReads } from './environment-reads.ts';
import { checkImports, type PackageImport, type Violation } from './imports.ts';
import { sourceFiles } from './source-files.ts';

export interface BoundaryReport {
  readonly modulesRead: number;
  readonly violations: readonly Violation[];
  /** TypeScript files that lie in the tree and that the checker did not read. */
  readonly unread: readonly string[];
  readonly packages: readonly PackageImport[];
}

/**
 * Holds the tree at `root` against every boundary. A file that was not read counts as a failure for the caller:
 * a checker that reads nothing finds nothing.
 */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const files = await sourceFiles(root);
  const imports = await checkImports(root);
  const read = new Set(imports.modules);
  return {
    modulesRead: read.size,
    violations: [...imports.violations, ...(await checkEnvironmentReads(root, files))],
    unread: files.filter((file) => !read.has(file)),
    packages: imports.packages,
  };
}

/** True when nothing is wrong, and enough was read to know it. */
export function isClean({
  modulesRead,
  violations,
  unread,
}: Omit<BoundaryReport, 'packages'>): boolean {
  return modulesRead > 0 && violations.length === 0 && unread.length === 0;
}

/** The report for people: one line a finding. */
export function describeReport(report: BoundaryReport): string {
  const lines = report.violations.map(
    ({ rule, from, to, comment }) => `${from} → ${to}\n    ${rule}: ${comment}`,
  );
  for (const file of report.unread) lines.push(`${file}\n    was not read by the checker`);
  lines.push(`boundaries: ${report.modulesRead} modules read, ${lines.length} findings`);
  return lines.join('\n');
}
