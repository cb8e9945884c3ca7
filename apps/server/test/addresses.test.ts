import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { greeting } from '../src/greeting.ts';
import { addressForOthers, createBaseUrl, lanAddresses } from '../src/own-addresses.ts';

const baseUrl = createBaseUrl(null, () => 8080);

test('a link begins with the address that the request came to, when it is ours', () => {
  const own = ['localhost', '127.0.0.1', hostname(), `${hostname()}.local`, ...lanAddresses()];
  for (const name of own) {
    expect(baseUrl({ protocol: 'http', host: `${name}:8080` })).toBe(
      `http://${name.toLowerCase()}:8080`,
    );
  }
});

test('a link never begins with what a stranger wrote into the Host header', () => {
  const fallback = `http://${lanAddresses()[0] ?? 'localhost'}:8080`;
  const foreign = [
    'evil.example',
    'evil.example:8080',
    'localhost:9090',
    'localhost',
    '',
    'a@b:8080',
  ];
  for (const host of foreign) expect(baseUrl({ protocol: 'http', host })).toBe(fallback);
});

test('a link begins with PUBLIC_URL where there is one', () => {
  const always = createBaseUrl('https://camp.example', () => 8080);
  expect(always({ protocol: 'http', host: 'localhost:8080' })).toBe('https://camp.example');
});

test.each([
  ['http://localhost:8080', 'http://192.168.1.20:8080'],
  ['http://127.0.0.1', 'http://192.168.1.20'],
  ['https://[::1]:8080', 'https://192.168.1.20:8080'],
  ['http://192.168.1.7:8080', 'http://192.168.1.7:8080'],
  ['https://camp.example', 'https://camp.example'],
  ['http://localhost.example:8080', 'http://localhost.example:8080'],
])('%s is %s to other devices', (address, expected) => {
  expect(addressForOthers(address, ['192.168.1.20', '172.17.0.1'])).toBe(expected);
});

test('a machine without a network has no other address', () => {
  expect(addressForOthers('http://localhost:8080', [])).toBe('http://localhost:8080');
});

test('the host says where it is found and how its owner begins', () => {
  const words = greeting({
    ...{ scheme: 'http' as const, port: 8080, publicUrl: null, host: '0.0.0.0', setupToken: 'abc' },
    ...{ trustPort: null, isContained: false, hasSampleClass: false },
  });
  expect(words).toContain('http://localhost:8080');
  for (const address of lanAddresses()) expect(words).toContain(`http://${address}:8080`);
  expect(words).toContain('/setup?token=abc');
  expect(words).not.toContain('First on a device');
  expect(words).not.toContain('sample class');
  expect(words).toMatch(/[█▀▄]/u);
});

test('the host names no setup link once there is an admin', () => {
  const words = greeting({
    scheme: 'http',
    port: 80,
    publicUrl: 'https://camp.example',
    isContained: true,
    host: '::',
    trustPort: 80,
    setupToken: null,
    hasSampleClass: true,
  });
  expect(words).toContain('https://camp.example');
  expect(words).toContain('First on a device: http://camp.example/trust');
  expect(words).not.toContain('setup');
  for (const address of lanAddresses()) expect(words).not.toContain(address);
  expect(words).toContain('A sample class is here');
});

test('the host in a container shows no address that a tablet cannot open', () => {
  const words = greeting({
    ...{ scheme: 'http' as const, port: 8080, publicUrl: null, host: '0.0.0.0', setupToken: null },
    ...{ trustPort: null, isContained: true, hasSampleClass: false },
  });
  for (const address of lanAddresses()) expect(words).not.toContain(address);
  expect(words).toContain('PUBLIC_URL');
  expect(words).not.toMatch(/[█▀▄]/u);
});
