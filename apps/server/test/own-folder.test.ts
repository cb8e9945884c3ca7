import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createFolder,
  type HostProcess,
  post,
  runHostProcess,
  ruth,
  startHostProcess,
} from './processes.ts';

const PATIENCE = 60_000;
const WITHOUT_FSYNC = join(import.meta.dirname, 'without-fsync.cjs');
const ADMIN = { username: 'miriam', password: 'tambourine' };

/** Has Node itself refuse every other write; what SQLite writes lies beside its database. */
function writingOnlyIn(folder: string): string {
  return [
    ...['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons'],
    ...[`--allow-fs-write=${folder}`, `--require=${WITHOUT_FSYNC}`],
  ].join(' ');
}

let data: ReturnType<typeof createFolder>;
let host: HostProcess;
let admin: string;
beforeAll(async () => {
  data = createFolder();
  host = await startHostProcess(data.path, {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    METRICS_NETWORK: '127.0.0.1',
    NODE_OPTIONS: writingOnlyIn(data.path),
  });
  admin = (await post(host.origin, '/api/auth/login', ADMIN)).body.token;
}, PATIENCE);
afterAll(async () => {
  host.kill('SIGTERM');
  await host.ended;
  data.remove();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const read = (path: string, token = admin) =>
  fetch(`${host.origin}${path}`, { headers: bearer(token) });
const backups = () => readdirSync(join(data.path, 'backups'));
const upload = (path: string, type: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(`${host.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...bearer(admin) },
    body,
  });

describe('a host that may write in its data folder and nowhere else', () => {
  test(
    'lets children sign up, write and have programs checked',
    async () => {
      const { status, body } = await post(host.origin, '/api/auth/register', ruth);
      expect(status).toBe(200);
      const entry = { entry: 'Today I built a boat.' };
      expect((await post(host.origin, '/api/journal', entry, body.token)).status).toBe(200);
      const program = { projectId: 1, code: 'return 1;', completed: true, score: 0 };
      const judged = await post(host.origin, '/api/ai-projects/progress', program, body.token);
      expect(judged.status).toBe(200);
      for (const path of ['/api/lessons', '/api/openapi.json', '/api/docs', '/metrics']) {
        expect((await read(path, body.token)).status, path).toBe(200);
      }
    },
    PATIENCE,
  );

  test(
    'makes a backup, shows what is in it, and takes one from elsewhere',
    async () => {
      expect((await post(host.origin, '/trpc/backups.make', {}, admin)).status).toBe(200);
      const name = backups().find((file) => file.endsWith('.db')) ?? '';
      const input = encodeURIComponent(JSON.stringify({ name }));
      expect((await read(`/trpc/backups.preview?input=${input}`)).status).toBe(200);
      const bytes = new Uint8Array(readFileSync(join(data.path, 'backups', name)));
      const taken = await upload('/api/admin/backups', 'application/octet-stream', bytes);
      expect(taken.status).toBe(200);
      expect(backups().filter((file) => file.endsWith('.db'))).toHaveLength(2);
    },
    PATIENCE,
  );

  test('looks at itself, which finds it well', async () => {
    const examined = await read('/trpc/doctor.examine');
    expect(examined.status).toBe(200);
    expect(await examined.text()).toContain('database-whole');
  });

  test(
    'would not start where that is another folder',
    async () => {
      const elsewhere = createFolder();
      const ended = await runHostProcess(elsewhere.path, {
        NODE_OPTIONS: writingOnlyIn(data.path),
      });
      elsewhere.remove();
      expect(ended.code).toBe(1);
      expect(ended.said).toContain('Lamplight cannot start');
    },
    PATIENCE,
  );

  test('has said nothing of a write that was refused', () => {
    expect(host.said()).not.toMatch(/ERR_ACCESS_DENIED|EROFS|EACCES/);
  });
});
