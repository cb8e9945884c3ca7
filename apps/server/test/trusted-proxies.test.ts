import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createTestHost } from './test-host.ts';

const trustProxy = (value: string) => readConfig({ TRUST_PROXY: value }).http.trustProxy;

describe('TRUST_PROXY', () => {
  test.each([
    ['192.168.1.5', ['192.168.1.5']],
    ['192.168.1.5, 172.20.0.0/24', ['192.168.1.5', '172.20.0.0/24']],
    ['::1,fd00::/64', ['::1', 'fd00::/64']],
    ['Loopback', ['loopback']],
    ['off', false],
  ] as const)('takes %s', (value, expected) => {
    expect(trustProxy(value)).toEqual(expected);
  });

  test.each(['on', 'true', 'private', 'uniquelocal', '192.168.1.5,linklocal'])(
    'refuses %s, which used to believe every device, and says what to write',
    (value) => {
      expect(() => trustProxy(value)).toThrow(
        /^TRUST_PROXY cannot be \w+, which would believe every device .+ such as 192\.168\.1\.5, or loopback .+\.$/,
      );
    },
  );

  test.each([
    'everybody',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0.1/8/8',
    '10.0.0',
    ',',
  ])('refuses %s', (value) => {
    expect(() => trustProxy(value)).toThrow(/^TRUST_PROXY must be off, or the addresses .+\.$/);
  });
});

describe('a request that says it came over https', () => {
  async function protocolFrom(address: string): Promise<string> {
    const host = await createTestHost({
      environment: { TRUST_PROXY: 'loopback, 192.168.1.5, 172.20.0.0/24' },
    });
    host.app.get('/protocol', (request) => request.protocol);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.168.1.77' };
    const answer = await host.app.inject({ url: '/protocol', remoteAddress: address, headers });
    await host.close();
    return answer.body;
  }

  test.each(['127.0.0.1', '::1', '192.168.1.5', '::ffff:192.168.1.5', '172.20.0.9'])(
    'is believed from a proxy at %s',
    async (address) => {
      expect(await protocolFrom(address)).toBe('https');
    },
  );

  test.each(['192.168.1.6', '10.0.0.2', '172.20.1.9', '169.254.1.1', 'fd00::7'])(
    'is not believed from a device at %s',
    async (address) => {
      expect(await protocolFrom(address)).toBe('http');
    },
  );
});
