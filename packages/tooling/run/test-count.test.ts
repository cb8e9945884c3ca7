import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedLine, countTests, readTestCount } from './test-count.mjs';

function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((test) => ({ status: test })) };
}

describe('the counted line', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-count-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function written(report: unknown): Promise<string> {
    const path = join(folder, 'report.json');
    await writeFile(path, JSON.stringify(report));
    return path;
  }

  it('counts the tests of all files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(countTests({ testResults })).toEqual({ passed: 3, failed: 1 });
    expect(countedLine({ passed: 3, failed: 1 })).toBe('3 passed, 1 failed');
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    expect(countTests({ testResults })).toEqual({ passed: 1, failed: 1 });
  });

  it('counts no skipped test as passed', () => {
    const testResults = [file('passed', 'passed', 'skipped', 'pending', 'todo')];
    expect(countTests({ testResults })).toEqual({ passed: 1, failed: 0 });
  });

  it('reads the report of a run', async () => {
    const path = await written({ testResults: [file('passed', 'passed')] });
    expect(readTestCount(path)).toEqual({ passed: 1, failed: 0 });
  });

  it('refuses a report without a test', async () => {
    const path = await written({ testResults: [file('passed')] });
    expect(() => readTestCount(path)).toThrow('No test was run');
  });

  it('refuses a report that is not there', () => {
    expect(() => readTestCount(join(folder, 'missing.json'))).toThrow('no report');
  });
});
