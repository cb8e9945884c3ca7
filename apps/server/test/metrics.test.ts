import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { readNetworks } from '../src/metrics/networks.ts';
import { RELEASE } from '../src/release.ts';
import { createTestHost, type TestHost } from './test-host.ts';

describe('the networks that may read the metrics', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['192.168.1.0/24, 10.0.0.7', '192.168.1.200', true],
    ['192.168.1.0/24, 10.0.0.7', '10.0.0.7', true],
    ['192.168.1.0/24, 10.0.0.7', '192.168.2.1', false],
    ['fd00::/8', 'fd12::1', true],
    ['fd00::/8', 'fe80::1', false],
    ['::1', '127.0.0.1', false],
    ['0.0.0.0/0', 'not an address', false],
  ])('%s holds %s: %s', (list, address, isIn) => {
    expect(readNetworks(list)?.(address)).toBe(isIn);
  });

  test.each(['on', 'classroom', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.1,', 'fd00::/129'])(
    '%s is none, and the setting is refused',
    (list) => {
      expect(readNetworks(list)).toBeNull();
      expect(() => readConfig({ METRICS_NETWORK: list })).toThrow(ConfigError);
    },
  );
});

describe('a host whose metrics are read in its network', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({
      environment: { METRICS_NETWORK: '192.168.1.0/24', TRUST_PROXY: '127.0.0.1' },
    });
  });
  afterAll(() => host.close());

  const metricsFor = (address: string) =>
    host.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': address } });

  test('tells them there, and that there is no such page elsewhere', async () => {
    const inside = await metricsFor('192.168.1.9');
    expect(inside.statusCode).toBe(200);
    expect(inside.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(inside.body).toContain('process_resident_memory_bytes');
    expect(inside.body).toContain(
      `lamplight_release_info{version="${RELEASE.version}",date="${RELEASE.date}"} 1`,
    );
    for (const address of ['192.168.2.9', '127.0.0.1']) {
      const outside = await metricsFor(address);
      expect(outside.statusCode, address).toBe(404);
      expect(outside.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('counts requests by the pattern of their path, and tells of no child', async () => {
    const child = await host.school.given.student({ username: 'ruth-of-moab' });
    const headers = { authorization: `Bearer ${child.token}` };
    await host.app.inject({ method: 'POST', url: '/api/multiplayer/leave-room/ABC123', headers });
    await host.app.inject({ url: `/api/user-progress/${child.id}?who=ruth-of-moab`, headers });
    await host.app.inject({ url: '/trpc/auth.me', headers });
    await host.app.inject({ url: '/ruth-of-moab.png' });
    const { body } = await metricsFor('192.168.1.9');
    const routes = new Set([...body.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect([...routes]).toEqual(
      expect.arrayContaining(['/api/multiplayer/leave-room/:roomId', '/api/user-progress/:userId']),
    );
    expect(body).toContain(
      '_count{method="GET",route="/api/user-progress/:userId",status_code="2xx"} 1',
    );
    expect(body).not.toMatch(/ruth|ABC123/);
    expect([...routes].filter((route) => /\d/.test(route ?? ''))).toEqual([]);
  });

  test('tells how many rooms and connections are open and how many mails wait', async () => {
    const { body } = await metricsFor('192.168.1.9');
    for (const line of ['lamplight_rooms 0', 'lamplight_sockets 0', 'lamplight_mails_waiting 0']) {
      expect(body).toContain(`\n${line}\n`);
    }
    const child = await (await host.school.given.student()).call();
    await child.multiplayer.create({ gameType: 'bible-trivia', name: 'Quiz', maxPlayers: 4 });
    expect((await metricsFor('192.168.1.9')).body).toContain('\nlamplight_rooms 1\n');
  });
});

test('a host that was not told who may read its metrics has none, not even for itself', async () => {
  const host = await createTestHost();
  const answer = await host.app.inject({ url: '/metrics' });
  expect(answer.statusCode).toBe(404);
  expect(host.app.hasDecorator('metrics')).toBe(false);
  await host.close();
});

test('two hosts in one process count for themselves, as one that restarts does', async () => {
  const environment = { METRICS_NETWORK: '127.0.0.1' };
  for (let start = 0; start < 2; start += 1) {
    const host = await createTestHost({ environment });
    await host.app.inject({ url: '/healthz' });
    const { body } = await host.app.inject({ url: '/metrics' });
    expect(body).toMatch(/_count\{method="GET",route="\/healthz",status_code="2xx"\} 1\n/);
    await host.close();
  }
});
