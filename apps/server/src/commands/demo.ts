import {
  createAchievements,
  createPasswords,
  createSampleClass,
  secureRandom,
  systemClock,
} from '@lamplight/api';
import { openBesideServer } from '@lamplight/db';
import type { FilledSampleClass } from '@lamplight/domain/sample-class';
import { type Command, type Invocation, UsageError } from './command.ts';

const WORDS = 'Say: demo, or demo --remove.';

export const demo: Command = {
  usage: 'demo',
  summary: 'Fill this host with a sample class to look around in; demo --remove takes it away.',
  async run(invocation) {
    const [option, ...more] = invocation.args;
    if (more.length > 0) throw new UsageError(WORDS);
    switch (option) {
      case undefined:
        return fill(invocation);
      case '--remove':
        return remove(invocation);
      default:
        throw new UsageError(WORDS);
    }
  },
};

type SampleClass = ReturnType<typeof createSampleClass>;

/** Works on the school's database, also while it is being served. */
async function withSampleClass<T>(
  { config }: Invocation,
  work: (sampleClass: SampleClass) => Promise<T>,
): Promise<T> {
  const { db, close } = await openBesideServer(config.data.folder);
  try {
    const deps = { db, clock: systemClock, random: secureRandom, passwords: createPasswords() };
    const achievements = createAchievements(db, systemClock);
    // Sessions go with their accounts; sockets belong to the serving host, which asks for the session again.
    return await work(createSampleClass({ ...deps, achievements, endSessions: async () => {} }));
  } finally {
    await close();
  }
}

async function fill(invocation: Invocation): Promise<number> {
  const filled = await withSampleClass(invocation, (sampleClass) => sampleClass.fill(null));
  for (const line of told(filled)) invocation.print(line);
  return 0;
}

async function remove(invocation: Invocation): Promise<number> {
  const removed = await withSampleClass(invocation, async (sampleClass) => {
    const { accounts, className } = await sampleClass.state();
    const isThere = accounts > 0 || className !== null;
    return isThere ? sampleClass.remove(null) : null;
  });
  invocation.print(
    removed === null
      ? 'There is no sample class on this host.'
      : `Removed: the sample class with ${removed} accounts and all that was theirs.`,
  );
  return 0;
}

/** Who can sign in, role by role, and with which password. */
function told({ className, password, people }: FilledSampleClass): string[] {
  const namesOf = (role: string) =>
    people.filter((person) => person.role === role).map(({ username }) => username);
  return [
    `${className} is here: ${people.length} made-up accounts with five weeks of activity.`,
    '',
    `  Teachers  ${namesOf('teacher').join(', ')}`,
    `  Parents   ${namesOf('parent').join(', ')}`,
    ...inRows(namesOf('student')).map(
      (row, at) => `  ${at === 0 ? 'Students' : '        '}  ${row}`,
    ),
    '',
    `  All of them sign in with the password  ${password}`,
    '',
    'The password is told this once. Take the class away again with: demo --remove',
  ];
}

const NAMES_PER_ROW = 6;

function inRows(names: readonly string[]): string[] {
  const rows: string[] = [];
  for (let at = 0; at < names.length; at += NAMES_PER_ROW) {
    rows.push(names.slice(at, at + NAMES_PER_ROW).join(', '));
  }
  return rows;
}
