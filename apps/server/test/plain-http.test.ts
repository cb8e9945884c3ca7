import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDoctor } from '../src/doctor/examine.ts';
import { createRedirectServer } from '../src/https/redirect-server.ts';
import { createCertificate, type TestCertificate } from './certificates.ts';
import { createFolder, startHostProcess } from './processes.ts';
import { ask } from './secure-client.ts';
import { openSocket } from './socket-client.ts';
import { createTestHost, type TestHost } from './test-host.ts';

const TABLET = '192.168.1.77';
const PROXY = '172.31.255.242';

let folder: ReturnType<typeof createFolder>;
let school: TestCertificate;
let root: TestCertificate;
beforeAll(async () => {
  folder = createFolder();
  school = await createCertificate(folder.path);
  root = await createCertificate(folder.path, { name: 'root', ca: true });
});
afterAll(() => folder.remove());

/** Asks as a tablet of the network does, over plain http. */
const askPlainly = ({ app }: TestHost, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress: TABLET, headers: { host: '192.168.1.20:8080', ...headers } });

describe('a host behind a proxy for HTTPS', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({
      environment: {
        PUBLIC_URL: 'https://192.168.1.20',
        PLAIN_HTTP: 'closed',
        TRUST_PROXY: PROXY,
        TLS_ROOT_CERT: 'proxy',
      },
    });
    host.app.get('/api/open', () => 'served');
  });
  afterAll(() => host.close());

  test.each(['/', '/login', '/dashboard?day=2'])(
    'leads from %s to the page that explains',
    async (url) => {
      const answer = await askPlainly(host, url);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({
        location: 'http://192.168.1.20/trust',
        'cache-control': 'no-store',
      });
    },
  );

  test.each(['/api/open', '/trpc/auth.session', '/ws'])(
    'refuses %s over plain http, and answers through the proxy',
    async (url) => {
      const refused = await askPlainly(host, url);
      expect(refused.body).toContain('HTTPS_REQUIRED');
      expect(refused.statusCode).toBe(403);
      const proxied = await host.app.inject({
        ...{ url, remoteAddress: PROXY },
        headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': TABLET },
      });
      expect(proxied.body).not.toContain('HTTPS_REQUIRED');
    },
  );

  test('refuses what was sent over plain http, whatever it says of itself', async () => {
    const write = await host.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress: TABLET },
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
      payload: { username: 'ruth', password: 'barley' },
    });
    expect(write.json()).toMatchObject({ code: 'HTTPS_REQUIRED' });
  });

  test('refuses what the proxy got over plain http', async () => {
    const answer = await host.app.inject({
      ...{ url: '/api/open', remoteAddress: PROXY },
      headers: { 'x-forwarded-proto': 'http', 'x-forwarded-for': TABLET },
    });
    expect(answer.json()).toMatchObject({ code: 'HTTPS_REQUIRED' });
  });

  test('opens sockets for its own machine', async () => {
    const client = await openSocket(await host.listen(), '/ws');
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    client.socket.close();
  });

  test('serves its own machine, and programs that watch it', async () => {
    expect((await host.app.inject({ url: '/api/open' })).body).toBe('served');
    expect((await askPlainly(host, '/healthz')).statusCode).toBe(200);
    expect((await askPlainly(host, '/readyz')).statusCode).toBe(200);
  });

  test('explains on one page without scripts what to do on each device', async () => {
    const { statusCode, headers, body } = await askPlainly(host, '/trust');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const device of ['iPad', 'Android', 'Windows', 'Chromebook', 'Mac']) {
      expect(body).toContain(device);
    }
    expect(body).toContain('href="https://192.168.1.20/"');
    expect(body).toContain('href="http://192.168.1.20/trust/root.crt"');
    expect(body).toContain('<svg');
    expect(body).not.toMatch(/<script|<img|<link/);
  });

  test.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de', 'Zertifikat herunterladen'],
    ['pt-BR,es;q=0.5', 'es', 'Descargar el certificado'],
    ['FR', 'fr', 'Télécharger le certificat'],
    ['', 'en', 'Download the certificate'],
    ['pt-BR', 'en', 'Download the certificate'],
  ])('explains to a browser that reads “%s” in %s', async (accepted, language, words) => {
    const { body } = await askPlainly(host, '/trust', { 'accept-language': accepted });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(words);
    const chosen = await askPlainly(host, `/trust?lang=${language}`, { 'accept-language': 'xx' });
    expect(chosen.body).toContain(words);
  });

  test('leaves the certificate to the proxy', async () => {
    expect((await askPlainly(host, '/trust/root.crt')).statusCode).toBe(404);
    expect((await askPlainly(host, '/trust')).body).not.toContain('SHA-256 fingerprint:');
  });
});

test('a host whose devices know the certificate leads to the same page over HTTPS', async () => {
  const host = await createTestHost({
    environment: {
      PUBLIC_URL: 'https://camp.example',
      PLAIN_HTTP: 'closed',
      TRUST_PROXY: PROXY,
    },
  });
  const answer = await askPlainly(host, '/login?next=%2Fchat');
  expect(answer.headers.location).toBe('https://camp.example/login?next=%2Fchat');
  const foreign = await askPlainly(host, '//evil.example/');
  expect(foreign.headers.location).toBe('https://camp.example//evil.example/');
  await host.close();
});

test('a host that nobody told of HTTPS is whole over plain http, and has no page about it', async () => {
  const host = await createTestHost();
  expect((await askPlainly(host, '/api/modules')).statusCode).toBe(401);
  expect((await askPlainly(host, '/trust')).body).not.toContain('certificate');
  await host.close();
});

describe('the listener beside a host with a certificate', () => {
  const environment = () => ({
    TLS_CERT: school.certFile,
    TLS_KEY: school.keyFile,
    HTTP_REDIRECT_PORT: '8081',
  });
  const redirects = (more: Record<string, string> = {}) =>
    createRedirectServer(readConfig({ ...environment(), ...more }), () => 8443);

  test('leads its own machine and everybody else to the port of HTTPS', async () => {
    const app = redirects();
    for (const name of ['localhost', '127.0.0.1']) {
      const answer = await app.inject({ url: '/login?a=b', headers: { host: `${name}:8081` } });
      expect(answer.headers.location).toBe(`https://${name}:8443/login?a=b`);
    }
    const foreign = await app.inject({ url: '/login', headers: { host: 'evil.example' } });
    expect(foreign.headers.location).not.toContain('evil.example');
    expect(foreign.headers.location).toMatch(/^https:\/\/[^/]+:8443\/login$/);
    const write = await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect(write.json()).toMatchObject({ code: 'HTTPS_REQUIRED' });
    await app.close();
  });

  test('hands out the root certificate, and nothing of its key', async () => {
    const both = join(folder.path, 'both.pem');
    writeFileSync(both, `${root.cert}\n${readFileSync(root.keyFile, 'utf8')}`);
    const app = redirects({ TLS_ROOT_CERT: both, PUBLIC_URL: 'https://school.lan' });
    const led = await app.inject({ url: '/' });
    expect(led.headers.location).toBe('http://school.lan:8081/trust');
    const page = await app.inject({ url: '/trust' });
    expect(page.body).toContain('href="http://school.lan:8081/trust/root.crt"');
    const { headers, body } = await app.inject({ url: '/trust/root.crt' });
    expect(headers['content-type']).toBe('application/x-x509-ca-cert');
    expect(body.trim()).toBe(root.cert.trim());
    expect(body).not.toContain('PRIVATE KEY');
    await app.close();
  });

  test('shows the fingerprint of the root certificate, as the doctor does', async () => {
    const { fingerprint256 } = new X509Certificate(root.cert);
    const app = redirects({ TLS_ROOT_CERT: root.certFile });
    expect((await app.inject({ url: '/trust' })).body).toContain(fingerprint256);
    await app.close();
    const rootOf = async (more: Record<string, string>) => {
      const config = readConfig({ ...environment(), DATA_DIR: folder.path, ...more });
      const findings = await createDoctor(config).examine();
      return findings.filter(({ name }) => name === 'certificate-root');
    };
    expect(await rootOf({ TLS_ROOT_CERT: root.certFile })).toMatchObject([
      { state: 'good', values: { fingerprint: fingerprint256 } },
    ]);
    expect(await rootOf({})).toEqual([]);
  });

  test('tells programs that watch its port that it lives', async () => {
    const app = redirects();
    const answer = await app.inject({ url: '/healthz' });
    expect(answer.json()).toEqual({ status: 'ok' });
    await app.close();
  });

  test('cannot be made with a certificate that is no authority', () => {
    expect(() => redirects({ TLS_ROOT_CERT: school.certFile })).toThrow(
      /^TLS_ROOT_CERT is not the certificate of an authority: .+\.$/,
    );
    expect(() => redirects({ TLS_ROOT_CERT: '/nowhere/root.pem' })).toThrow(
      'TLS_ROOT_CERT cannot be read from /nowhere/root.pem: there is no such file.',
    );
  });

  test('opens and closes with the host', async () => {
    const data = createFolder();
    const port = await freePort();
    const host = await startHostProcess(data.path, {
      ...environment(),
      HTTP_REDIRECT_PORT: String(port),
    });
    const [secure = ''] = /https:\/\/localhost:\d+/.exec(host.said()) ?? [];
    const answer = await ask(`http://localhost:${port}/login`);
    expect(answer.headers.location).toBe(`${secure}/login`);
    host.kill('SIGTERM');
    expect((await host.ended).code).toBe(0);
    data.remove();
  }, 60_000);
});

/** A port of this machine that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
