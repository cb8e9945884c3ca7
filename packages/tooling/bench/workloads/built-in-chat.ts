import { join } from 'node:path';
import { knowledgeDocuments } from '@lamplight/content/knowledge';
import Database from 'better-sqlite3';
import { registerChild, startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

const QUESTIONS = [
  'What is gravity?',
  'why is the sky blue',
  'Who was Moses?',
  'what is 24 x 15',
  'How do fish breathe?',
  'tell me a joke',
  'bible verse about love',
  'who won the world cup in 2018',
];
/** Children who ask at the same time, each one question after the other. */
const CHILDREN = 8;
const TURNS_EACH = 8;
const REPEATS = 3;
/** Milliseconds between two looks whether the host has read its content. */
const LOOK_AGAIN = 200;

/** Answers of the built-in chat over HTTP, stored, beside the full-text search that one of them needs at least. */
export function builtInChat(): Promise<string> {
  return withDataFolder(async (folder) => {
    const product = await startProduct(join(folder, 'school'));
    const bare = bareSearch();
    const waits: number[] = [];
    try {
      const tokens = await Promise.all(
        Array.from({ length: CHILDREN }, (_, child) =>
          registerChild(product.origin, {
            username: `reader-${child}`,
            password: 'lamp and light',
          }),
        ),
      );
      await untilReady(product.origin, tokens[0] ?? '');
      let rate = 0;
      const measured = await inTurns(
        REPEATS,
        async () => {
          const start = performance.now();
          const own = await Promise.all(tokens.map((token) => converse(product.origin, token)));
          rate = (CHILDREN * TURNS_EACH * 1000) / (performance.now() - start);
          waits.push(...own.flat());
          return 1000 / rate;
        },
        async () => bare.millisecondsPerSearch(),
      );
      const report = describeComparison({
        workload: `an answer of the built-in chat over HTTP, ${CHILDREN} children at once`,
        unit: 'ms of server time',
        ...measured,
        baselineName: 'one full-text search in the same documents in a bare FTS5 index',
      });
      const sorted = waits.toSorted((a, b) => a - b);
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      return `${report}\n  answers   ${rate.toFixed(0)} a second, 95 of 100 within ${p95.toFixed(0)} ms`;
    } finally {
      bare.close();
      await product.stop();
    }
  });
}

async function answerTo(origin: string, token: string, message: string): Promise<string> {
  const response = await fetch(`${origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`/api/chat answered ${response.status}: ${text}`);
  return text;
}

/** Milliseconds of each turn of one child. */
async function converse(origin: string, token: string): Promise<number[]> {
  const waits: number[] = [];
  for (let turn = 0; turn < TURNS_EACH; turn += 1) {
    const start = performance.now();
    await answerTo(origin, token, QUESTIONS[turn % QUESTIONS.length] ?? '');
    waits.push(performance.now() - start);
  }
  return waits;
}

/** Waits until the host answers from its content, which it reads after its start. */
async function untilReady(origin: string, token: string): Promise<void> {
  while (!(await answerTo(origin, token, 'What is gravity?')).includes('Gravity is')) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

/** Milliseconds that one measurement of the bare index lasts. */
const SLICE = 500;

function bareSearch() {
  const database = new Database(':memory:');
  database.exec(
    "create virtual table documents using fts5(title, text, tokenize='porter unicode61')",
  );
  const insert = database.prepare('insert into documents (title, text) values (?, ?)');
  database.transaction(() => {
    for (const { title, text } of knowledgeDocuments()) insert.run(title, text);
  })();
  const search = database.prepare(
    'select title, text from documents where documents match ? order by rank limit 14',
  );
  return {
    millisecondsPerSearch(): number {
      const start = performance.now();
      let searches = 0;
      for (; performance.now() - start < SLICE; searches += 1) search.all('"sky" OR "blue"');
      return (performance.now() - start) / searches;
    },
    close: () => database.close(),
  };
}
