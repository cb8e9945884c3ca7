import { join } from 'node:path';
import { type FullClass, fillClass } from '../grown-ups/full-class.ts';
import { startServer } from '../process.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

const SIZES = [60, 2000] as const;
const REPEATS = 3;
/** Requests of one measurement, one after the other: an adult waits for each of them alone. */
const REQUESTS = { product: 5, baseline: 50 } as const;

const baselineScript = join(import.meta.dirname, '..', 'baselines', 'list-of-people.ts');

/** What each kind of page is held against. */
const FLOORS = {
  list: 'a bare page of 25 of the same number of people',
  answers: 'right answers counted for each of the same number of people, of 75 each',
} as const;

interface Read {
  readonly who: 'teacher' | 'admin';
  readonly floor: keyof typeof FLOORS;
  readonly procedure: string;
  readonly input?: (full: FullClass) => object;
}

const ofClass = ({ classId }: FullClass) => ({ classId, span: 'all' });

/** The heaviest pages of teachers and admins. */
const READS: readonly Read[] = [
  { who: 'teacher', floor: 'list', procedure: 'teaching.stats' },
  { who: 'teacher', floor: 'list', procedure: 'teaching.students' },
  {
    who: 'teacher',
    floor: 'list',
    procedure: 'students.list',
    input: ({ classId }) => ({ classId }),
  },
  {
    who: 'teacher',
    floor: 'list',
    procedure: 'students.get',
    input: ({ studentId }) => ({ userId: studentId }),
  },
  { who: 'teacher', floor: 'answers', procedure: 'analytics.lessons', input: ofClass },
  { who: 'teacher', floor: 'answers', procedure: 'analytics.skills', input: ofClass },
  { who: 'teacher', floor: 'answers', procedure: 'analytics.questions', input: ofClass },
  { who: 'teacher', floor: 'answers', procedure: 'analytics.children', input: ofClass },
  { who: 'teacher', floor: 'answers', procedure: 'analytics.chart', input: ofClass },
  { who: 'teacher', floor: 'answers', procedure: 'reports.class', input: ofClass },
  { who: 'admin', floor: 'list', procedure: 'admin.stats' },
  { who: 'admin', floor: 'list', procedure: 'admin.userPage', input: () => ({ search: 'child1' }) },
  { who: 'admin', floor: 'list', procedure: 'admin.progressPage', input: () => ({}) },
  { who: 'admin', floor: 'list', procedure: 'admin.users' },
  { who: 'admin', floor: 'list', procedure: 'admin.progress' },
  { who: 'admin', floor: 'list', procedure: 'audit.list', input: () => ({}) },
];

/** What teachers and admins wait for, in a class of 60 and of 2,000, beside the least that a page of as many needs. */
export async function grownUps(): Promise<string> {
  const reports: string[] = [];
  for (const size of SIZES) reports.push(await readsOf(size));
  return reports.join('\n\n');
}

function readsOf(size: number): Promise<string> {
  return withDataFolder(async (folder) => {
    // The first start makes the database.
    await (await startProduct(folder)).stop();
    const full = fillClass(folder, size);
    const product = await startProduct(folder);
    const baseline = await startServer(baselineScript, {
      readyPath: '/ready',
      env: { ROWS: String(size) },
    });
    try {
      const lines: string[] = [];
      for (const { who, floor, procedure, input } of READS) {
        const wish = input ? `?input=${encodeURIComponent(JSON.stringify(input(full)))}` : '';
        const url = `${product.origin}/trpc/${procedure}${wish}`;
        const headers = { authorization: `Bearer ${full[`${who}Token`]}` };
        await milliseconds(url, headers, 1);
        const measured = await inTurns(
          REPEATS,
          () => milliseconds(url, headers, REQUESTS.product),
          () => milliseconds(`${baseline.origin}/${floor}`, {}, REQUESTS.baseline),
        );
        lines.push(
          describeComparison({
            workload: `${procedure} for a ${who}, ${size} students with a month of activity`,
            unit: 'ms a request',
            ...measured,
            baselineName: FLOORS[floor],
          }),
        );
      }
      return lines.join('\n');
    } finally {
      await product.stop();
      await baseline.stop();
    }
  });
}

/** Mean time of a request, until its whole answer is there. Rejects for an answer that is no success. */
async function milliseconds(
  url: string,
  headers: Readonly<Record<string, string>>,
  requests: number,
): Promise<number> {
  const began = performance.now();
  for (let request = 0; request < requests; request++) {
    const response = await fetch(url, { headers });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer}`);
  }
  return (performance.now() - began) / requests;
}
