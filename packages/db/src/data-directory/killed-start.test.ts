import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, migrationNames } from '../migrations/index.ts';
import { openConnection } from '../sqlite/connection.ts';
import { databaseOn } from '../sqlite/database-handle.ts';
import { addStudent, createDataFolder, usernames } from '../testing/index.ts';
import { openDataDirectory } from './open.ts';
import { dataDirectory } from './paths.ts';

const PROGRAM = join(import.meta.dirname, '..', 'testing', 'open-and-migrate.ts');
/** What Node has compiled of it, so that the sixty starts spend their time on the data. */
const COMPILED = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');
const KILLS = 30;
/** Each kill is a process that starts, and a slow machine takes a second for it. */
const PATIENCE = 240_000;
/** The last migration of a host from before the families and teachers came. */
const OLDER = '0014-written-quizzes';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

/** Starts the program on a data folder, and goes on when it begins. */
async function begin(path: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, path], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Milliseconds that a start takes which nobody kills. */
async function measure(path: string): Promise<number> {
  const child = await begin(path);
  const began = performance.now();
  await once(child, 'close');
  return performance.now() - began;
}

async function killAfter(path: string, wait: number): Promise<void> {
  const child = await begin(path);
  const timer = setTimeout(() => child.kill('SIGKILL'), wait);
  await once(child, 'close');
  clearTimeout(timer);
}

/** A moment in each thirtieth of a start, so that no part of it is left out. */
function momentOf(kill: number, duration: number): number {
  return ((kill + Math.random()) / KILLS) * duration;
}

/** What a host says of itself after a killed start: everybody in it, or why it does not start. */
async function startAgain(path: string): Promise<string[] | string> {
  try {
    const { db, close } = await openDataDirectory(path, 'the next start');
    const names = await usernames(db);
    await close();
    return names;
  } catch (error) {
    return String(error);
  }
}

/** A data folder as an older Lamplight left it. */
async function leaveOlderSchool(path: string): Promise<void> {
  const first = await openDataDirectory(path, 'an older host');
  await first.close();
  const { database } = dataDirectory(path);
  rmSync(database);
  const db = databaseOn(openConnection(database));
  await migrate(db, OLDER);
  await addStudent(db, 'ruth');
  await db.destroy();
}

test(
  `a first start that is killed at any of ${KILLS} moments is followed by one that works`,
  async () => {
    const duration = await measure(join(folder.path, 'measured'));
    const outcomes = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const path = join(folder.path, `school-${kill}`);
      await killAfter(path, momentOf(kill, duration));
      outcomes.push(await startAgain(path));
    }
    expect(outcomes).toEqual(Array.from({ length: KILLS }, () => []));
  },
  PATIENCE,
);

test(
  `an upgrade that is killed at any of ${KILLS} moments is followed by one that works, with everybody there`,
  async () => {
    const older = join(folder.path, 'older');
    await leaveOlderSchool(older);
    expect(migrationNames().indexOf(OLDER)).toBeLessThan(migrationNames().length - 1);
    const copy = (name: string) => {
      const path = join(folder.path, name);
      cpSync(older, path, { recursive: true });
      return path;
    };
    const duration = await measure(copy('measured'));
    const outcomes = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const path = copy(`school-${kill}`);
      await killAfter(path, momentOf(kill, duration));
      outcomes.push(await startAgain(path));
    }
    expect(outcomes).toEqual(Array.from({ length: KILLS }, () => ['ruth']));
  },
  PATIENCE,
);
