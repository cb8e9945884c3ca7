import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (...path: string[]) =>
  readFileSync(join(import.meta.dirname, '../../..', ...path), 'utf8');
const compose = read('docker-compose.yml');
const caddyfile = read('packages/tooling/docker/Caddyfile');

/** The one value that a file has for a pattern's group. */
function only(text: string, pattern: RegExp): string {
  const found = [...text.matchAll(pattern)].map(([, value = '']) => value);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

test('the host believes Caddy, at the address that it has in its network', () => {
  const trusted = only(compose, /TRUST_PROXY=\$\{TRUST_PROXY:-([\d.]+)\}/g);
  expect(only(compose, /ipv4_address: ([\d.]+)/g)).toBe(trusted);
  const [network = '', bits = ''] = only(compose, /subnet: ([\d./]+)/g).split('/');
  const subnet = new BlockList();
  subnet.addSubnet(network, Number(bits), 'ipv4');
  expect(subnet.check(trusted)).toBe(true);
});

test('without HTTPS_HOST nothing of HTTPS is told to the host', () => {
  for (const setting of ['PLAIN_HTTP', 'TLS_ROOT_CERT', 'PUBLIC_URL']) {
    const value = only(compose, new RegExp(`- ${setting}=(.*)`, 'g'));
    expect(value).toContain('${HTTPS_HOST:+');
  }
  expect(only(compose, /profiles: \[(\w+)\]/g)).toBe('tls');
});

test('Caddy reads the Caddyfile of the checkout, and serves one file of its folder', () => {
  const mounted = only(compose, /- \.\/(\S+):\/etc\/caddy\/Caddyfile:ro/g);
  expect(read(mounted)).toBe(caddyfile);
  expect(only(caddyfile, /rewrite \* (\S+)/g)).toBe('/root.crt');
  expect(only(caddyfile, /^\s+(file_server)$/gm)).toBe('file_server');
});
