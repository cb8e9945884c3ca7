import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

const PAGE = '<!doctype html><title>Lamplight</title>';
const SCRIPT = 'console.log("hello");'.repeat(100);

let host: TestHost;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'lantern.svg'), '<svg/>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'service-worker.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'program-worker-d4e5f6.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'program-worker-d4e5f6.js.br'), brotliCompressSync(SCRIPT));
  host = await createTestHost({ webFolder: folder });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('the web app', () => {
  test.each([
    '/',
    '/assets/',
    '/login',
    '/lessons?moduleId=1',
    '/admin-portal',
    '/magic-login?token=a.b',
  ])('is one page at %s, which is never kept', async (url) => {
    const answer = await host.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('has files that are kept for ever, as the build compressed them', async () => {
    const url = '/assets/main-a1b2c3.js';
    const ask = (encoding: string) =>
      host.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    expect(brotli.headers['content-type']).toContain('javascript');
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('identity')).body).toBe(SCRIPT);
  });

  test('is installed by what a device asks for anew each time, so that it is never held by an old version', async () => {
    const manifest = await host.app.inject({ url: '/manifest.webmanifest' });
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    const worker = await host.app.inject({ url: '/service-worker.js' });
    expect(worker.headers['content-type']).toContain('javascript');
    for (const { headers } of [manifest, worker]) {
      expect(headers['cache-control']).toBe('no-cache');
    }
    const policy = String(worker.headers['content-security-policy']);
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("connect-src 'self'");
  });

  test('lets the worker that runs programs of learners load scripts, and connect nowhere', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await host.app.inject({
        url: '/assets/program-worker-d4e5f6.js',
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
      );
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const { headers } = await host.app.inject({ url: '/assets/main-a1b2c3.js' });
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(headers['content-security-policy']).not.toContain('wasm');
  });

  test('answers a HEAD like a GET', async () => {
    expect((await host.app.inject({ method: 'HEAD', url: '/lantern.svg' })).statusCode).toBe(200);
    expect((await host.app.inject({ method: 'HEAD', url: '/login' })).statusCode).toBe(200);
  });

  test('is not the answer for a missing file or a path of the API', async () => {
    for (const url of ['/assets/gone-1.js', '/favicon.ico', '/api/nothing', '/trpcx/../api/x']) {
      const answer = await host.app.inject({ url });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json().code).toBe('NOT_FOUND');
    }
    expect((await host.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
    expect((await host.app.inject({ url: '/apiary' })).body).toBe(PAGE);
  });

  test('lets nobody out of its folder', async () => {
    for (const url of [
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
    ]) {
      const answer = await host.app.inject({ url });
      expect(answer.body).not.toContain('lamplight/server');
    }
  });
});

describe('its security headers', () => {
  test('allow only this host, on plain http too', async () => {
    const { headers } = await host.app.inject({ url: '/login' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/upgrade-insecure-requests|https?:|unsafe-eval/);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    for (const name of [
      'strict-transport-security',
      'cross-origin-opener-policy',
      'x-powered-by',
    ]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  test('ask for https to stay only where the request came over https', async () => {
    const proxied = await createTestHost({
      webFolder: folder,
      environment: { TRUST_PROXY: 'loopback' },
    });
    const answer = await proxied.app.inject({
      url: '/',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    await proxied.close();
  });
});

test('a host without a built web app says how to get it', async () => {
  const bare = await createTestHost();
  const answer = await bare.app.inject({ url: '/' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('npm start');
  await bare.close();
});
