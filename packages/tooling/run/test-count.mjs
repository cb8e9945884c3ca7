/** The counted line that ends a test run, made from the report of Vitest's JSON reporter and nothing else. */
import { existsSync, readFileSync } from 'node:fs';
import { Explained } from './explain.mjs';

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ passed: number, failed: number }} TestCount
 */

/**
 * Counts tests. A file that failed without a failed test of its own (it could not be loaded, a hook threw) counts as
 * one failure: its tests never ran, and a count without it would read as if they did not exist.
 * @param {{ testResults: TestFile[] }} report
 * @returns {TestCount}
 */
export function countTests(report) {
  const count = { passed: 0, failed: 0 };
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
    count.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    count.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
  }
  return count;
}

/**
 * Reads the report. Throws an `Explained` when there is none or it holds no test at all.
 * @param {string} path
 * @returns {TestCount}
 */
export function readTestCount(path) {
  if (!existsSync(path)) throw new Explained(`The tests left no report at ${path}.`);
  const count = countTests(JSON.parse(readFileSync(path, 'utf8')));
  if (count.passed + count.failed === 0) throw new Explained(`No test was run (${path}).`);
  return count;
}

/** @param {TestCount} count */
export function countedLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
