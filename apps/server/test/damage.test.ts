import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import { createBackup, openDataDirectory, previewRestore, restoreBackup } from '@lamplight/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDamageWatch } from '../src/damage-watch.ts';
import { createDoctor } from '../src/doctor/examine.ts';
import { startJobs } from '../src/jobs.ts';
import { createFolder } from './processes.ts';

let folder: ReturnType<typeof createFolder>;
beforeEach(() => {
  folder = createFolder();
});
afterEach(() => folder.remove());

const open = () => openDataDirectory(folder.path, 'a test');

/** A school of some size, closed. */
async function leaveSchool(rows: number): Promise<string> {
  const { connection, directory, close } = await open();
  const add = connection.prepare(
    'insert into host_settings (name, value, updated_at) values (?, hex(randomblob(500)), 0)',
  );
  connection.transaction(() => {
    for (let row = 0; row < rows; row += 1) add.run(`row ${row}`);
  })();
  await close();
  return directory.database;
}

/** Writes over pages in the middle of a file, as a dying disk does. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  const middle = Math.floor(statSync(file).size / 2 / 4096) * 4096;
  writeSync(handle, Buffer.alloc(40 * 4096, 7), 0, 40 * 4096, middle);
  closeSync(handle);
}

const idle = {
  demoAccount: { ensure: async () => {}, refresh: async () => {} },
  entryAnswers: { answerWaiting: async () => {} },
  mail: { deliverDue: async () => {} },
  tidyUp: async () => {},
} as unknown as Parameters<typeof startJobs>[0]['services'];

/** What the jobs of a host log when it starts on the school. */
async function loggedAtStart(until: (said: string[]) => boolean): Promise<string[]> {
  const said: string[] = [];
  const { directory, close } = await open();
  const note = (_: unknown, message: string) => said.push(message);
  const stop = startJobs({
    services: idle,
    directory,
    damageWatch: createDamageWatch(directory),
    log: { info: note, warn: note, error: note },
  });
  await expect.poll(() => until(said)).toBe(true);
  await stop();
  await close();
  return said;
}

test('a damaged page is found at start, and the doctor says what to do', async () => {
  damage(await leaveSchool(2000));
  const said = await loggedAtStart((lines) => lines.length > 0);
  expect(said[0]).toContain('the database is damaged: copy the data folder');
  const findings = await createDoctor(readConfig({ DATA_DIR: folder.path })).examine();
  expect(findings[0]).toMatchObject({ name: 'database-damaged', state: 'problem' });
});

test('a damaged page names the newest backup that is whole, until it is whole again', async () => {
  await leaveSchool(2000);
  const { directory, close } = await open();
  const whole = await createBackup(directory, 'daily', { now: new Date('2026-06-14T09:00:00Z') });
  const later = await createBackup(directory, 'daily', { now: new Date('2026-06-15T09:00:00Z') });
  await close();
  const watch = createDamageWatch(directory);
  const doctor = createDoctor(readConfig({ DATA_DIR: folder.path }), watch);
  expect(await watch.look()).toBeNull();
  expect(doctor.damage()).toBeNull();

  damage(directory.database);
  damage(later.file);
  await watch.look();
  expect(doctor.damage()).toMatchObject({
    problem: expect.stringMatching(/\S/),
    backup: { name: basename(whole.file), createdAt: '2026-06-14T09:00:00.000Z' },
  });

  damage(whole.file);
  expect(await watch.look()).toMatchObject({ backup: null });
});

test('a host that went back to the backup which is named has no damage any more', async () => {
  await leaveSchool(2000);
  const before = await open();
  const { file } = await createBackup(before.directory, 'daily');
  await before.close();
  damage(before.directory.database);
  const watch = createDamageWatch(before.directory);
  expect(await watch.look()).toMatchObject({ backup: { name: basename(file) } });
  await restoreBackup(folder.path, file);
  expect(await watch.look()).toBeNull();
});

test('the doctor finds a whole school whole, and neither it nor a preview holds the event loop', async () => {
  await leaveSchool(20_000);
  const { directory, close } = await open();
  const { file } = await createBackup(directory, 'daily');
  await close();
  const longest = async (work: () => Promise<unknown>) => {
    let ticks = 0;
    const done = work().then(() => 'done');
    while ((await Promise.race([done, new Promise(setImmediate)])) !== 'done') ticks += 1;
    return ticks;
  };
  const doctor = createDoctor(readConfig({ DATA_DIR: folder.path }));
  expect((await doctor.examine())[0]).toMatchObject({ name: 'database-whole' });
  expect(await longest(() => doctor.examine())).toBeGreaterThan(100);
  expect(await longest(() => previewRestore(directory, file))).toBeGreaterThan(100);
});
