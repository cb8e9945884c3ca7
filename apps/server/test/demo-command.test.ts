import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolder, type HostProcess, post, runCommand, startHostProcess } from './processes.ts';

const PATIENCE = 120_000;

let data: ReturnType<typeof createFolder>;
let host: HostProcess;
beforeAll(async () => {
  data = createFolder();
  host = await startHostProcess(data.path, {});
}, PATIENCE);
afterAll(async () => {
  host.kill('SIGKILL');
  await host.ended;
  data.remove();
});

const command = (...args: string[]) => runCommand(data.path, args, {});

test(
  'a sample class is made beside a running host, told of by the doctor, and taken away',
  async () => {
    const filled = await command('demo');
    expect(filled.code, filled.said).toBe(0);
    expect(filled.said).toMatch(/sample-grace, sample-daniel/);
    const password = /password {2}(\S+)/.exec(filled.said)?.[1] ?? '';
    const account = { username: 'sample-ada', password };
    expect((await post(host.origin, '/api/auth/login', account)).status).toBe(200);
    expect(await command('demo')).toMatchObject({
      code: 1,
      said: expect.stringContaining('already on this host'),
    });
    expect((await command('doctor')).said).toContain('A sample class is here, 35 accounts');

    const removed = await command('demo', '--remove');
    expect(removed, removed.said).toMatchObject({
      code: 0,
      said: expect.stringContaining('35 accounts'),
    });
    expect((await post(host.origin, '/api/auth/login', account)).status).toBe(401);
    expect((await command('demo', '--remove')).said).toContain('There is no sample class');
    expect((await command('doctor')).said).not.toContain('sample class');
  },
  PATIENCE,
);

test(
  'words that make no sense are refused',
  async () => {
    expect(await command('demo', '--now')).toMatchObject({ code: 2 });
  },
  PATIENCE,
);
