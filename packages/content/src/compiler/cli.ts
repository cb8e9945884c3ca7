import { parseArgs } from 'node:util';
import { findingLine } from '../checks/finding.ts';
import { isContentStale } from './stale.ts';

/**
 * Compiles the content into `dist`: `cli.ts [--if-changed]`. Ends with 1, and the file and line of every fault, where
 * it has any.
 */
const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean' } } });

if (values['if-changed'] !== true || isContentStale()) {
  const { buildContent } = await import('./build.ts');
  const findings = buildContent();
  process.stderr.write(findings.map((finding) => `${findingLine(finding)}\n`).join(''));
  process.exitCode = findings.length === 0 ? 0 : 1;
}
