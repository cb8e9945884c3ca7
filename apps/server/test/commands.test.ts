import { appendFileSync, chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RELEASE } from '../src/release.ts';
import {
  createFolder,
  type HostProcess,
  post,
  runCommand,
  ruth,
  startHostProcess,
} from './processes.ts';

const PATIENCE = 60_000;

let data: ReturnType<typeof createFolder>;
let host: HostProcess;
beforeAll(async () => {
  data = createFolder();
  host = await startHostProcess(data.path, {
    ADMIN_USERNAME: 'miriam',
    ADMIN_PASSWORD: 'tambourine',
  });
  await post(host.origin, '/api/auth/register', ruth);
}, PATIENCE);
afterAll(async () => {
  host.kill('SIGKILL');
  await host.ended;
  data.remove();
});

const command = (args: readonly string[], settings: Record<string, string> = {}) =>
  runCommand(data.path, args, settings);
const signIn = (username: string, password: string) =>
  post(host.origin, '/api/auth/login', { username, password });
/** Those of the command; the host makes a daily one beside them. */
const backups = () =>
  readdirSync(join(data.path, 'backups')).filter((name) => name.endsWith('-manual.db'));

test(
  'help names every command; a word that is none is refused',
  async () => {
    const { code, said } = await command(['help']);
    expect(code).toBe(0);
    for (const name of ['backup', 'restore', 'reset-admin', 'doctor']) expect(said).toContain(name);
    expect(await command(['fly'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('help'),
    });
  },
  PATIENCE,
);

describe('beside a running host', () => {
  test(
    'backup makes a verified file, in its folder or where it is told',
    async () => {
      const { code, said } = await command(['backup']);
      expect(code, said).toBe(0);
      expect(said).toContain('made and verified');
      expect(backups()).toHaveLength(1);
      const out = join(data.path, 'for-the-stick.db');
      expect((await command(['backup', '--out', out])).code).toBe(0);
      expect(existsSync(out)).toBe(true);
      const again = await command(['backup', '--out', out]);
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining('there already') });
      expect((await command(['backup', '--fly'])).code).toBe(2);
    },
    PATIENCE,
  );

  test(
    'doctor looks at everything and finds it well',
    async () => {
      const { port } = new URL(host.origin);
      const { code, said } = await command(['doctor'], { PORT: port });
      expect(code, said).toBe(0);
      for (const word of [
        'Database whole',
        'synchronous=2',
        'free on the disk',
        'Only its owner can read the data',
        'Newest backup',
        'Clock says',
        `Serving on port ${port}`,
        'Node 24',
        `Lamplight ${RELEASE.version} of ${RELEASE.date}`,
        'Ready for class.',
      ]) {
        expect(said).toContain(word);
      }
    },
    PATIENCE,
  );

  test(
    'doctor names what keeps alerts from adults, and a child whose urgent alert waits',
    async () => {
      const { said } = await command(['doctor']);
      expect(said).toContain('No mail is sent');
      expect(said).toContain('No safety contact is named');
      expect(said).not.toContain('nobody has taken care of');
      const leah = { ...ruth, username: 'leah' };
      const { token } = (await post(host.origin, '/api/auth/register', leah)).body;
      await post(host.origin, '/api/journal', { entry: 'I want to kill myself tonight.' }, token);
      const later = await command(['doctor'], { SMTP_URL: 'smtp://127.0.0.1:2525' });
      expect(later.code).toBe(1);
      expect(later.said).toContain('Urgent alerts that nobody has taken care of: 1');
      expect(later.said).toContain('No mail about alerts reaches miriam');
      expect(later.said).not.toContain('No mail is sent');
    },
    PATIENCE,
  );

  test(
    'doctor notices data that others can read',
    async () => {
      chmodSync(data.path, 0o755);
      const { said } = await command(['doctor']);
      chmodSync(data.path, 0o700);
      expect(said).toContain('Other users of this machine can look into');
    },
    PATIENCE,
  );

  test(
    'reset-admin gives a password that works, and ends the sessions of before',
    async () => {
      const before = (await signIn('miriam', 'tambourine')).body.token;
      const made = await command(['reset-admin', 'miriam']);
      expect(made.code, made.said).toBe(0);
      const password = /Password: (\S+)/.exec(made.said)?.[1] ?? '';
      expect((await signIn('miriam', password)).status).toBe(200);
      const me = await fetch(`${host.origin}/api/auth/me`, {
        headers: { authorization: `Bearer ${before}` },
      });
      expect(me.status).toBe(401);

      const given = await command(['reset-admin', 'miriam'], { ADMIN_PASSWORD: 'timbrel-song' });
      expect(given.said).not.toContain('timbrel-song');
      expect((await signIn('miriam', 'timbrel-song')).status).toBe(200);
    },
    PATIENCE,
  );

  test(
    'reset-admin makes no admin out of a child',
    async () => {
      const { code, said } = await command(['reset-admin', 'ruth']);
      expect(code).toBe(1);
      expect(said).toContain('belongs to a student');
    },
    PATIENCE,
  );

  test(
    'restore waits until the host is stopped',
    async () => {
      const [file = ''] = backups();
      const { code, said } = await command(['restore', join(data.path, 'backups', file)]);
      expect(code).toBe(1);
      expect(said).toContain('in use by Lamplight');
    },
    PATIENCE,
  );
});

describe('with the host stopped', () => {
  beforeAll(async () => {
    const { body } = await post(host.origin, '/api/auth/login', {
      username: ruth.username,
      password: ruth.password,
    });
    await fetch(`${host.origin}/api/profile/me`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${body.token}` },
    });
    await post(host.origin, '/api/auth/register', { ...ruth, username: 'boaz' });
    host.kill('SIGTERM');
    await host.ended;
  }, PATIENCE);

  test(
    'restore brings the backup back, without the child who was deleted since',
    async () => {
      const [file = ''] = backups();
      const { code, said } = await command(['restore', join(data.path, 'backups', file)]);
      expect(code, said).toBe(0);
      expect(said).toContain('What was there before is kept in');
      expect(said).toContain('stay deleted: 1');
      host = await startHostProcess(data.path);
      expect((await signIn('miriam', 'tambourine')).status).toBe(200);
      expect((await signIn('ruth', ruth.password)).status).toBe(401);
      expect((await signIn('boaz', ruth.password)).status).toBe(401);
      host.kill('SIGTERM');
      await host.ended;
    },
    PATIENCE,
  );

  test(
    'doctor says that a lost database is a problem and how to mend it',
    async () => {
      const database = join(data.path, 'lamplight.db');
      rmSync(database);
      const { code, said } = await command(['doctor']);
      expect(code).toBe(1);
      expect(said).toContain('PROBLEM');
      expect(said).toContain('npm run lamplight -- restore');
      expect((await command(['backup'])).code).toBe(1);
    },
    PATIENCE,
  );

  test(
    'restore refuses a file that was changed',
    async () => {
      const [file = ''] = backups();
      const path = join(data.path, 'backups', file);
      appendFileSync(path, 'x');
      const { code, said } = await command(['restore', path]);
      expect(code).toBe(1);
      expect(said).toContain('checksum differs');
    },
    PATIENCE,
  );
});
