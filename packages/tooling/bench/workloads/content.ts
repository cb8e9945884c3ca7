import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

const content = join(import.meta.dirname, '..', '..', '..', 'content', 'src');

/** Imports everything that a host may be asked for, reads all of it once, and prints milliseconds and megabytes. */
const EVERYTHING = `
const before = process.memoryUsage.rss();
const start = performance.now();
const { allLessons } = await import(${JSON.stringify(join(content, 'lessons/index.ts'))});
const { stories } = await import(${JSON.stringify(join(content, 'stories/index.ts'))});
const { curriculumDay } = await import(${JSON.stringify(join(content, 'curriculum/index.ts'))});
const { embeddedVerses } = await import(${JSON.stringify(join(content, 'scripture/index.ts'))});
const read = JSON.stringify([[...allLessons()], stories(), curriculumDay(1, 'elementary'), embeddedVerses()]).length;
if (read < 1e6) throw new Error('there is too little content');
console.log(performance.now() - start, (process.memoryUsage.rss() - before) / 1e6);
`;

/** As much text in one module: what no way of keeping content can go below. */
const AS_MUCH_TEXT = `
const before = process.memoryUsage.rss();
const start = performance.now();
const { readFileSync, readdirSync } = await import('node:fs');
const texts = readdirSync(${JSON.stringify(join(content, '../lessons'))}, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => readFileSync(file.parentPath + '/' + file.name, 'utf8'));
const read = JSON.stringify(JSON.parse(JSON.stringify(texts))).length;
if (read < 1e6) throw new Error('there is too little text');
console.log(performance.now() - start, (process.memoryUsage.rss() - before) / 1e6);
`;

async function measure(script: string): Promise<[milliseconds: number, megabytes: number]> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  const [milliseconds = Number.NaN, megabytes = Number.NaN] = stdout.trim().split(' ').map(Number);
  return [milliseconds, megabytes];
}

/** Loading all lessons, stories, days and verses from their sources at once, and the memory that they take. */
export async function allContent(): Promise<string> {
  const memory: number[] = [];
  const comparison = await inTurns(
    5,
    async () => {
      const [milliseconds, megabytes] = await measure(EVERYTHING);
      memory.push(megabytes);
      return milliseconds;
    },
    async () => (await measure(AS_MUCH_TEXT))[0],
  );
  const report = describeComparison({
    workload: 'all lessons, stories, days and verses loaded from their sources and read once',
    unit: 'ms',
    ...comparison,
    baselineName: 'the files of the lessons read as text and copied as JSON',
  });
  const most = Math.max(...memory).toFixed(0);
  return `${report}\n  memory    at most ${most} MB more than an empty process`;
}
