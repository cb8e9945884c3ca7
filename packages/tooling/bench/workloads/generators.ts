import { experimentGenerator } from '@lamplight/content/experiments';
import { drawLevel } from '@lamplight/content/math-problems';
import { projectsFor } from '@lamplight/content/projects';
import { buildQuiz } from '@lamplight/content/quizzes';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

/** Milliseconds that one measurement lasts. */
const SLICE = 300;
const REPEATS = 5;

/** One kind of generator: makes a few items from a number and says which. */
interface Generator {
  readonly name: string;
  readonly make: (seed: number) => readonly unknown[] | Promise<readonly unknown[]>;
}

/** Generated experiments for a child of ten. */
const EXPERIMENTS = [...experimentGenerator.offered(10, 'Medium')].map(({ id }) => id);

const GENERATORS: readonly Generator[] = [
  {
    name: 'math problems, grade 3',
    make: (seed) => drawLevel({ grade: 3, age: 8, level: 1 + (seed % 10), seed: `${seed}` }),
  },
  {
    name: 'math problems, grade 11',
    make: (seed) => drawLevel({ grade: 11, age: 16, level: 1 + (seed % 10), seed: `${seed}` }),
  },
  {
    name: 'science experiments',
    make: (seed) => [
      experimentGenerator.byId(EXPERIMENTS[seed % EXPERIMENTS.length] ?? 0, 'Medium'),
    ],
  },
  {
    name: 'quiz questions',
    make: async (seed) =>
      (await buildQuiz({ subject: 'science', band: 'elementary', seed: `${seed}`, met: [] }))
        .questions,
  },
  {
    name: 'coding projects',
    make: (seed) =>
      projectsFor({
        band: 'middle',
        difficulty: 'Medium',
        completedIds: [1000 + 3 * (seed % 40) + 1],
      }),
  },
];

/** How many items come in a second. */
async function perSecond(make: Generator['make']): Promise<number> {
  const start = performance.now();
  let items = 0;
  for (let seed = 0; performance.now() - start < SLICE; seed += 1)
    items += (await make(seed)).length;
  return (1000 * items) / (performance.now() - start);
}

/** Items that each generator makes in a second, beside reading the same items from their JSON. */
export async function generators(): Promise<string> {
  const reports: string[] = [];
  for (const { name, make } of GENERATORS) {
    const texts = await Promise.all(
      Array.from({ length: 50 }, async (_, seed) => JSON.stringify(await make(seed))),
    );
    const read = (seed: number) => JSON.parse(texts[seed % texts.length] ?? '[]') as unknown[];
    reports.push(
      describeComparison({
        workload: `${name} generated`,
        unit: 'items/s',
        ...(await inTurns(
          REPEATS,
          () => perSecond(make),
          () => perSecond(read),
        )),
        baselineName: 'the same items read from JSON text',
      }),
    );
  }
  return reports.join('\n');
}
