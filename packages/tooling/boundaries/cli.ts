/** `npm run boundaries`: checks the repository this file lies in. */
import { join } from 'node:path';
import { checkBoundaries, describeReport, isClean } from './check.ts';

const report = await checkBoundaries(join(import.meta.dirname, '..', '..', '..'));
console.log(describeReport(report));
process.exitCode = isClean(report) ? 0 : 1;
