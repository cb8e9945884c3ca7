/**
 * Lints `/api/openapi.json` as the host serves it, with every rule that Redocly recommends and a few more. Any finding
 * fails, also what Redocly calls a warning. It asks no other host.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { createDocsApp } from './docs-app.ts';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
  },
});
const app = await createDocsApp();
const source = JSON.stringify(app.swagger());
await app.close();

const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
for (const { ruleId, severity, message, location } of problems) {
  const place = location[0]?.pointer ?? 'openapi.json';
  process.stderr.write(`${severity} ${ruleId}: ${message} (${place})\n`);
}
process.stdout.write(`The API's document: ${problems.length} findings.\n`);
if (problems.length > 0) process.exitCode = 1;
