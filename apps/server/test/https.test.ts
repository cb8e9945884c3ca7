import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Person } from '@lamplight/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDoctor } from '../src/doctor/examine.ts';
import { readCertificate } from '../src/https/certificate.ts';
import { createCertificate, type TestCertificate } from './certificates.ts';
import { createFolder, runHostProcess, startHostProcess } from './processes.ts';
import { ask } from './secure-client.ts';
import { openSocket } from './socket-client.ts';
import { createTestHost, type TestHost } from './test-host.ts';

const PATIENCE = 60_000;

let folder: ReturnType<typeof createFolder>;
let school: TestCertificate;
beforeAll(async () => {
  folder = createFolder();
  school = await createCertificate(folder.path);
});
afterAll(() => folder.remove());

const settings = ({ certFile, keyFile }: Pick<TestCertificate, 'certFile' | 'keyFile'>) => ({
  TLS_CERT: certFile,
  TLS_KEY: keyFile,
});

describe('a host with a certificate', () => {
  let host: TestHost;
  let origin: string;
  let child: Person;
  beforeAll(async () => {
    host = await createTestHost({ environment: settings(school) });
    origin = await host.listen();
    child = await host.school.given.student();
  });
  afterAll(() => host.close());

  const signIn = () =>
    ask(`${origin}/api/auth/login`, {
      ...{ method: 'POST', ca: school.cert },
      body: { username: child.username, password: child.password },
    });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
    headers['set-cookie']?.find((line) => line.includes('lamplight_session')) ?? '';

  test('answers over HTTPS, and asks browsers to stay with it for three days', async () => {
    expect(origin).toMatch(/^https:/);
    const { status, headers } = await ask(`${origin}/healthz`, { ca: school.cert });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=259200');
  });

  test('is refused by a browser that does not know the certificate', async () => {
    await expect(ask(`${origin}/healthz`)).rejects.toThrow(/self.signed/);
  });

  test('sets a session cookie that goes only over HTTPS and opens the session', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(
      /^__Host-lamplight_session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const me = await ask(`${origin}/api/auth/me`, {
      ...{ ca: school.cert, headers: { cookie: cookie.split(';')[0] ?? '' } },
    });
    expect(JSON.parse(me.body)).toMatchObject({ id: child.id });
  });

  test('does not take the cookie of plain http', async () => {
    const headers = { cookie: `lamplight_session=${child.token}` };
    const me = await ask(`${origin}/api/auth/me`, { ca: school.cert, headers });
    expect(me.status).toBe(401);
  });

  test('takes a write by cookie from its own page, and not from one of plain http', async () => {
    const write = (page: string) =>
      ask(`${origin}/api/lessons/1/start`, {
        ...{ method: 'POST', ca: school.cert },
        headers: { cookie: `__Host-lamplight_session=${child.token}`, origin: page },
      });
    expect((await write(origin)).status).toBe(200);
    expect((await write(origin.replace('https:', 'http:'))).status).toBe(403);
  });

  test('lets sockets for players and subscriptions open', async () => {
    const cookie = cookieOf(await signIn()).split(';')[0] ?? '';
    const options = { ca: school.cert, origin, headers: { cookie } };
    const player = await openSocket(origin, '/ws', options);
    player.send({ type: 'authenticate' });
    expect(await player.next()).toMatchObject({ type: 'authenticated', userId: child.id });
    player.socket.close();
    const page = await openSocket(origin, '/trpc', options);
    page.send({ id: 1, method: 'subscription', params: { path: 'chat.watch' } });
    expect(await page.next()).toMatchObject({ id: 1, result: { type: 'started' } });
    page.socket.close();
  });

  test('mails links that begin with https', async () => {
    await host.school.given.parent({ email: 'eva@example.org' });
    await ask(`${origin}/api/auth/magic-link`, {
      ...{ method: 'POST', ca: school.cert },
      body: { email: 'eva@example.org' },
    });
    const mails = await host.school.db
      .selectFrom('outboxMails')
      .select('body')
      .where('toAddress', '=', 'eva@example.org')
      .execute();
    expect(mails.at(-1)?.body).toContain(`${origin}/`);
  });

  test('ends a connection of plain http at once, and goes on', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'close');
    expect((await ask(`${origin}/healthz`, { ca: school.cert })).status).toBe(200);
  });
});

describe('the start', () => {
  test(
    'greets with addresses of HTTPS',
    async () => {
      const data = createFolder();
      const host = await startHostProcess(data.path, settings(school));
      const origin = /https:\/\/localhost:\d+/.exec(host.said())?.[0] ?? '';
      expect((await ask(`${origin}/readyz`, { ca: school.cert })).status).toBe(200);
      expect(host.said()).toContain(`${origin}/setup?token=`);
      expect(host.said()).not.toContain('http://');
      host.kill('SIGTERM');
      expect((await host.ended).code).toBe(0);
      data.remove();
    },
    PATIENCE,
  );

  test(
    'with a certificate that is not there ends with one sentence, and leaves no data',
    async () => {
      const data = createFolder();
      const { code, said } = await runHostProcess(data.path, {
        ...settings({ certFile: '/nowhere/school.pem', keyFile: school.keyFile }),
      });
      expect(code).toBe(1);
      expect(said).toBe(
        'Lamplight cannot start: TLS_CERT cannot be read from /nowhere/school.pem: there is no such file.\n',
      );
      data.remove();
    },
    PATIENCE,
  );
});

test('the doctor says until when the certificate is good, and nothing where there is none', async () => {
  const certificates = async (environment: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: folder.path, ...environment });
    const findings = await createDoctor(config).examine();
    return findings.map(({ name }) => name).filter((name) => name.startsWith('certificate'));
  };
  expect(await certificates(settings(school))).toEqual(['certificate-fresh']);
  expect(await certificates({})).toEqual([]);
});

describe('files that cannot be used', () => {
  const file = (name: string, content: string) => {
    const path = join(folder.path, name);
    writeFileSync(path, content);
    return path;
  };

  test('are told from those that can', async () => {
    expect(readCertificate(school)).toMatchObject({ cert: school.cert });
  });

  test('are named in one sentence: no PEM', async () => {
    const text = file('letter.txt', 'Dear school');
    expect(() => readCertificate({ ...school, certFile: text })).toThrow(
      `TLS_CERT holds no certificate in PEM form: ${text}.`,
    );
    expect(() => readCertificate({ ...school, keyFile: text })).toThrow(
      `TLS_KEY holds no private key in PEM form: ${text}.`,
    );
    expect(() => readCertificate({ ...school, keyFile: folder.path })).toThrow(
      `TLS_KEY cannot be read from ${folder.path}: it is a folder.`,
    );
  });

  test('are named in one sentence: the key of another certificate, or behind a password', async () => {
    const other = await createCertificate(folder.path, { name: 'other' });
    expect(() => readCertificate({ ...school, keyFile: other.keyFile })).toThrow(
      /^TLS_KEY does not belong to TLS_CERT: the key in .+other\.key is not that of .+school\.pem\.$/,
    );
    const key = createPrivateKey(readFileSync(school.keyFile));
    const lock = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' } as const;
    const locked = file('locked.key', String(key.export(lock)));
    expect(() => readCertificate({ ...school, keyFile: locked })).toThrow(
      /^TLS_KEY is locked with a password, which the host does not know: .+\.$/,
    );
  });
});
