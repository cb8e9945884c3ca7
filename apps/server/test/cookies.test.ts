import type { Person } from '@lamplight/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let child: Person;
beforeAll(async () => {
  host = await createTestHost();
  child = await host.school.given.student();
});
afterAll(() => host.close());

const HOST = 'lamplight.local:8080';

function login(options: { host?: TestHost; headers?: Record<string, string> } = {}) {
  return (options.host ?? host).app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host: HOST, 'content-type': 'application/json', ...options.headers },
    payload: JSON.stringify({ username: child.username, password: child.password }),
  });
}

describe('the session cookie', () => {
  test('is set by signing in, out of reach of scripts and of other sites', async () => {
    const answer = await login();
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: 'lamplight_session',
      value: answer.json().token,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 24 * 60 * 60,
    });
  });

  test('is not Secure on plain http, and is on https', async () => {
    expect((await login()).cookies[0]).not.toHaveProperty('secure');
    const proxied = await createTestHost({ environment: { TRUST_PROXY: 'loopback' } });
    await proxied.school.given.student({ username: child.username });
    const answer = await login({ host: proxied, headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-lamplight_session', secure: true });
    expect(answer.headers['strict-transport-security']).toBeDefined();
    await proxied.close();
  });

  test('does not believe a proxy that nobody configured', async () => {
    const answer = await login({ headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.cookies[0]).not.toHaveProperty('secure');
  });

  test('opens the session over REST and over tRPC', async () => {
    const cookies = { lamplight_session: child.token };
    const rest = await host.app.inject({ url: '/api/auth/me', cookies });
    expect(rest.json()).toMatchObject({ id: child.id });
    const trpc = await host.app.inject({ url: '/trpc/auth.me', cookies });
    expect(trpc.json().result.data).toMatchObject({ id: child.id });
  });

  test('is set by tRPC too, and cleared by signing out', async () => {
    const payload = JSON.stringify({ username: child.username, password: child.password });
    const headers = { 'content-type': 'application/json' };
    const signedIn = await host.app.inject({
      method: 'POST',
      url: '/trpc/auth.login',
      headers,
      payload,
    });
    const { token } = signedIn.json().result.data;
    expect(signedIn.cookies[0]).toMatchObject({ value: token });
    const out = await host.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(out.cookies[0]).toMatchObject({ name: 'lamplight_session', value: '', maxAge: 0 });
    const me = await host.app.inject({
      url: '/api/auth/me',
      cookies: { lamplight_session: token },
    });
    expect(me.statusCode).toBe(401);
  });
});

describe('the device cookie', () => {
  const deviceOf = (answer: Awaited<ReturnType<typeof login>>) =>
    answer.cookies.find(({ name }) => name === 'lamplight_device');

  test('is set by signing in, out of reach of scripts and of other sites, and on plain http', async () => {
    const device = deviceOf(await login());
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(device?.value).toMatch(/^[\w-]{43}$/);
    expect(device).not.toHaveProperty('secure');
  });

  test('lets its owner in while others guess, and stays the same', async () => {
    const besieged = await createTestHost();
    await besieged.school.given.student({ username: child.username });
    const device = deviceOf(await login({ host: besieged }))?.value ?? '';
    const guess = () =>
      besieged.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: child.username, password: 'a-guess' },
      });
    for (let tried = 0; tried < 5; tried += 1) expect((await guess()).statusCode).toBe(401);
    expect((await login({ host: besieged })).statusCode).toBe(429);
    const known = await login({
      host: besieged,
      headers: { cookie: `lamplight_device=${device}` },
    });
    expect(known.statusCode).toBe(200);
    expect(deviceOf(known)?.value).toBe(device);
    await besieged.close();
  });

  test('of another make is replaced', async () => {
    const answer = await login({ headers: { cookie: 'lamplight_device=mine' } });
    expect(deviceOf(answer)?.value).toMatch(/^[\w-]{43}$/);
  });
});

describe('a session in a header', () => {
  test.each([
    ['a bearer header', (token: string) => ({ authorization: `Bearer ${token}` })],
    ['X-Session-Token', (token: string) => ({ 'x-session-token': token })],
  ])('is accepted from %s', async (_name, headers) => {
    const answer = await host.app.inject({ url: '/api/auth/me', headers: headers(child.token) });
    expect(answer.json()).toMatchObject({ id: child.id });
  });

  test('that is not valid makes a visitor, whatever the cookie says', async () => {
    const answer = await host.app.inject({
      url: '/api/auth/me',
      headers: { authorization: 'Bearer nothing' },
      cookies: { lamplight_session: child.token },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('UNAUTHENTICATED');
  });
});

describe('a write that only the cookie vouches for', () => {
  const write = (url: string, headers: Record<string, string>) =>
    host.app.inject({
      method: 'POST',
      url,
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
      cookies: { lamplight_session: child.token },
      payload: '{"lessonId":1}',
    });
  const URLS = ['/api/lessons/1/start', '/trpc/lessons.start'];

  const foreign: [string, Record<string, string>][] = [
    ['another origin', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://lamplight.local:9090' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that begins like ours', { origin: `http://${HOST}.evil.example` }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another page', { referer: 'http://evil.example/lamplight.local:8080' }],
    ['nowhere', {}],
  ];
  const own: [string, Record<string, string>][] = [
    ['its origin', { origin: `http://${HOST}` }],
    ['the browser’s word', { 'sec-fetch-site': 'same-origin' }],
    ['its page', { referer: `http://${HOST}/lessons` }],
  ];

  test.each(foreign)('is refused from %s', async (_name, headers) => {
    for (const url of URLS) {
      const answer = await write(url, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('CROSS_ORIGIN');
    }
  });

  test.each(own)('is accepted when %s says that it is ours', async (_name, headers) => {
    for (const url of URLS) expect((await write(url, headers)).statusCode).toBe(200);
  });

  test('is accepted from PUBLIC_URL behind a proxy that changes the Host', async () => {
    const proxied = await createTestHost({ environment: { PUBLIC_URL: 'https://camp.example' } });
    const other = await proxied.school.given.student();
    const send = (origin: string) =>
      proxied.app.inject({
        method: 'POST',
        url: '/api/lessons/1/start',
        headers: { host: 'inside:8080', origin },
        cookies: { lamplight_session: other.token },
      });
    expect((await send('https://camp.example')).statusCode).toBe(200);
    expect((await send('https://camp.example.evil.example')).statusCode).toBe(403);
    await proxied.close();
  });

  test('needs no origin when a header carries the session', async () => {
    const answer = await host.app.inject({
      method: 'POST',
      url: '/api/lessons/1/start',
      headers: { authorization: `Bearer ${child.token}`, origin: 'http://evil.example' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('is no matter for reading', async () => {
    const answer = await host.app.inject({
      url: '/api/auth/me',
      headers: { origin: 'http://evil.example' },
      cookies: { lamplight_session: child.token },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('an Idempotency-Key', () => {
  const advance = (key: string) =>
    host.app.inject({
      method: 'POST',
      url: '/api/advance-day',
      headers: { authorization: `Bearer ${child.token}`, 'idempotency-key': key },
    });

  test('gives a repeated write one effect', async () => {
    const first = await advance('tablet-7');
    expect(first.statusCode).toBe(200);
    expect((await advance('tablet-7')).body).toBe(first.body);
    expect((await advance('tablet-8')).body).not.toBe(first.body);
  });

  test('that is too long is refused', async () => {
    expect((await advance('k'.repeat(201))).statusCode).toBe(400);
  });
});
