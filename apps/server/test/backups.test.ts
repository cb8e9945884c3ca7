import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createFolder,
  type HostProcess,
  post,
  runCommand,
  ruth,
  startHostProcess,
} from './processes.ts';
import { openSocket } from './socket-client.ts';

const PATIENCE = 60_000;
const ADMIN = { username: 'miriam', password: 'tambourine' };

let data: ReturnType<typeof createFolder>;
let host: HostProcess;
let token: string;
beforeAll(async () => {
  data = createFolder();
  host = await startHostProcess(data.path, {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  token = (await post(host.origin, '/api/auth/login', ADMIN)).body.token;
}, PATIENCE);
afterAll(async () => {
  host.kill('SIGTERM');
  await host.ended;
  data.remove();
});

const bearer = () => ({ authorization: `Bearer ${token}` });

/** Calls a procedure of the backups as the admin. */
async function call(procedure: string, input?: object) {
  const isQuery = ['list', 'preview'].includes(procedure);
  const query = isQuery && input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const answer = await fetch(`${host.origin}/trpc/backups.${procedure}${query}`, {
    method: isQuery ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...bearer() },
    ...(isQuery ? {} : { body: JSON.stringify(input ?? null) }),
  });
  const { result, error } = (await answer.json()) as {
    result?: { data: Answered };
    error?: { data: { message: string } };
  };
  return { status: answer.status, data: result?.data ?? NOTHING, problem: error?.data.message };
}

/** What the procedures answer with. */
interface Answered {
  readonly name: string;
  readonly ticket?: string;
  readonly lastRestore?: { readonly name: string; readonly restorePoint: string } | null;
}
const NOTHING: Answered = { name: '' };

const ticketFor = async (name: string) =>
  (await call('ticket', { name, password: ADMIN.password })).data.ticket ?? '';
const download = (ticket: string, headers: Record<string, string> = bearer()) =>
  fetch(`${host.origin}/api/admin/backup-file?ticket=${encodeURIComponent(ticket)}`, { headers });
const upload = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = bearer()) =>
  fetch(`${host.origin}/api/admin/backups`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body,
  });
const bytesOf = (path: string) => new Uint8Array(readFileSync(path));
const backupFile = (name: string) => join(data.path, 'backups', name);
const register = (username: string) =>
  post(host.origin, '/api/auth/register', { ...ruth, username });
const signIn = (username: string, password: string = ruth.password) =>
  post(host.origin, '/api/auth/login', { username, password });

describe('a backup over the network', () => {
  test(
    'comes as a whole file, once for each ticket, to the admin who asked',
    async () => {
      const { data: made } = await call('make');
      const refused = await call('ticket', { name: made.name, password: 'guess' });
      expect(refused.status).toBe(400);
      const ticket = await ticketFor(made.name);
      expect((await download(ticket, {})).status).toBe(401);
      const child = (await register('leah')).body.token;
      expect((await download(ticket, { authorization: `Bearer ${child}` })).status).toBe(403);
      const answer = await download(ticket);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${made.name}"`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(Buffer.from(bytes).equals(readFileSync(backupFile(made.name)))).toBe(true);
      expect((await download(ticket)).status).toBe(403);
      expect((await download('made-up')).status).toBe(403);
    },
    PATIENCE,
  );

  test(
    'is not to be had under its name',
    async () => {
      const [name = ''] = readdirSync(join(data.path, 'backups'));
      for (const path of [`/backups/${name}`, `/api/admin/backups/${name}`, '/lamplight.db']) {
        const answer = await fetch(`${host.origin}${path}`, { headers: bearer() });
        expect(await answer.text(), path).not.toContain('SQLite format');
      }
    },
    PATIENCE,
  );

  test(
    'is taken in when it is one, and leaves nothing behind when it is not',
    async () => {
      const { data: made } = await call('make');
      const bytes = bytesOf(backupFile(made.name));
      expect((await upload(bytes, {})).status).toBe(401);
      const before = readdirSync(join(data.path, 'backups')).length;
      const refused = await upload(new Uint8Array(Buffer.from('Dear diary, today I saw an owl')));
      expect(refused.status).toBe(400);
      const said = (await refused.json()) as Record<string, string>;
      expect(said.code).toBe('BACKUP_UNUSABLE');
      expect(said.message).not.toContain(data.path);
      expect(readdirSync(join(data.path, 'backups'))).toHaveLength(before);

      const taken = (await (await upload(bytes)).json()) as Record<string, unknown>;
      expect(taken).toMatchObject({ kind: 'uploaded', isVerified: true, bytes: bytes.length });
      expect((await call('preview', { name: String(taken.name) })).data).toMatchObject({
        isOwn: true,
      });
    },
    PATIENCE,
  );
});

/** Waits until the admin's session is no longer known: the host serves the restored school. */
async function untilRestarted(): Promise<void> {
  const status = async () => {
    const me = `${host.origin}/api/auth/me`;
    return (await fetch(me, { headers: bearer() }).catch(() => null))?.status;
  };
  await expect.poll(status, { timeout: 30_000 }).toBe(401);
}

describe('a restore from the portal', () => {
  test(
    'restarts the running host on the backup, at the same address, and deleted children stay deleted',
    async () => {
      await register('ruth');
      const { data: made } = await call('make');
      await register('boaz');
      const child = (await signIn('ruth')).body.token;
      await fetch(`${host.origin}/api/profile/me`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${child}` },
      });
      const preview = await call('preview', { name: made.name });
      expect(preview.data).toMatchObject({ isOwn: true, deletedAgain: 1, accountsLost: 1 });
      const socket = await openSocket(host.origin, '/ws', { headers: bearer() });

      const wrong = await call('restore', { name: made.name, password: 'guess' });
      expect(wrong.status).toBe(400);
      expect((await call('restore', { name: made.name, password: ADMIN.password })).data).toEqual({
        restarting: true,
      });
      await socket.closed();
      await untilRestarted();

      expect((await signIn('leah')).status).toBe(200);
      expect((await signIn('ruth')).status).toBe(401);
      expect((await signIn('boaz')).status).toBe(401);
      token = (await signIn(ADMIN.username, ADMIN.password)).body.token;
      const { data: list } = await call('list');
      expect(list.lastRestore).toMatchObject({ name: made.name, problem: null, deletedAgain: 1 });
      expect(readdirSync(join(data.path, 'backups'))).toContain(list.lastRestore?.restorePoint);
    },
    PATIENCE,
  );

  test(
    'of a backup that was changed is refused, and nothing restarts',
    async () => {
      const { data: made } = await call('make');
      appendFileSync(backupFile(made.name), 'x');
      const refused = await call('restore', { name: made.name, password: ADMIN.password });
      expect(refused.status).toBe(400);
      expect(refused.problem).toContain('checksum differs');
      expect((await call('list')).status).toBe(200);
    },
    PATIENCE,
  );

  test(
    'of another school deletes nobody who has the number of somebody deleted here',
    async () => {
      const other = createFolder();
      const elsewhere = await startHostProcess(other.path, {
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
      });
      for (const username of ['anna', 'simeon', 'naomi', 'orpah']) {
        await post(elsewhere.origin, '/api/auth/register', { ...ruth, username });
      }
      elsewhere.kill('SIGTERM');
      await elsewhere.ended;
      const out = join(other.path, 'brought.db');
      expect((await runCommand(other.path, ['backup', '--out', out])).code).toBe(0);
      const taken = (await (await upload(bytesOf(out))).json()) as { name: string };
      expect((await call('preview', { name: taken.name })).data).toMatchObject({
        ...{ isOwn: false, deletedAgain: 0, accounts: 5 },
      });
      await call('restore', { name: taken.name, password: ADMIN.password });
      await untilRestarted();
      for (const username of ['anna', 'simeon', 'naomi', 'orpah']) {
        expect((await signIn(username)).status, username).toBe(200);
      }
      other.remove();
    },
    PATIENCE,
  );
});
