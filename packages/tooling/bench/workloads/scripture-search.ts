import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { asUsfm, benchBible } from '../bible.ts';
import { callersOf, requestsPerSecond } from '../load.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { firstStart } from '../rooms/first-start.ts';
import { fillSchool } from '../rooms/school.ts';
import { inTurns } from '../statistics.ts';
import { BELIEVES_TABLETS } from '../tablet-address.ts';

const commands = join(import.meta.dirname, '../../../../apps/server/dist/lamplight.js');
const WORDS = 'light of the world';
const HITS = 20;
/** Children who read: each may only read so much in a minute. */
const READERS = 500;
/** Milliseconds that one measurement of the bare index lasts. */
const SLICE = 1000;

/** A full-text search over HTTP with its hits marked, beside the same words asked of a bare FTS5 index. */
export function scriptureSearch(): Promise<string> {
  return withDataFolder(async (folder) => {
    const verses = benchBible();
    await firstStart(join(folder, 'school'));
    const { children } = fillSchool(join(folder, 'school'), READERS);
    const product = await startProduct(join(folder, 'school'), BELIEVES_TABLETS);
    const bare = bareIndex(verses);
    try {
      await install(verses, folder);
      const input = encodeURIComponent(JSON.stringify({ query: WORDS }));
      const url = `${product.origin}/trpc/scripture.lookUp?input=${input}`;
      const callers = callersOf(children);
      const measured = await inTurns(
        5,
        async () => 1000 / (await requestsPerSecond(url, callers, 3)),
        async () => bare.millisecondsPerSearch(),
      );
      return describeComparison({
        workload: `a full-text search in ${verses.length} verses over HTTP, its first ${HITS} hits marked`,
        unit: 'ms of server time',
        ...measured,
        baselineName: 'the same words asked of a bare FTS5 index in the same process',
      });
    } finally {
      bare.close();
      await product.stop();
    }
  });
}

type Verses = ReturnType<typeof benchBible>;

/** Imports the Bible into the running product, as its owner would. */
async function install(verses: Verses, folder: string): Promise<void> {
  const files = join(folder, 'bible');
  await mkdir(files);
  for (const [code, text] of asUsfm(verses)) await writeFile(join(files, `${code}.usfm`), text);
  await promisify(execFile)(
    process.execPath,
    [commands, 'scripture', 'import', files, '--language', 'en'],
    { env: { ...process.env, DATA_DIR: join(folder, 'school') } },
  );
}

function bareIndex(verses: Verses) {
  const database = new Database(':memory:');
  database.exec("create virtual table verses using fts5(text, tokenize='unicode61')");
  const insert = database.prepare('insert into verses (text) values (?)');
  database.transaction(() => {
    for (const [, text] of verses) insert.run(text);
  })();
  const phrase = database.prepare(
    'select text from verses where verses match ? order by rank limit ?',
  );
  return {
    millisecondsPerSearch(): number {
      const start = performance.now();
      let searches = 0;
      for (; performance.now() - start < SLICE; searches += 1) {
        phrase.all(`"${WORDS}" *`, HITS);
        phrase.all(
          `${WORDS.split(' ')
            .map((word) => `"${word}"`)
            .join(' ')} *`,
          HITS,
        );
      }
      return (performance.now() - start) / searches;
    },
    close: () => database.close(),
  };
}
