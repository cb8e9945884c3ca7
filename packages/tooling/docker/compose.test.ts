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

/** The lines of a service. */
const service = (name: string) =>
  only(compose, new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'gm'));

test('the host believes Caddy, at the address that it has in its network', () => {
  const trusted = only(compose, /TRUST_PROXY=\$\{TRUST_PROXY:-([\d.]+)\}/g);
  expect(only(service('caddy'), /ipv4_address: ([\d.]+)/g)).toBe(trusted);
  const [network = '', bits = ''] = only(compose, /subnet: ([\d./]+)/g).split('/');
  const subnet = new BlockList();
  subnet.addSubnet(network, Number(bits), 'ipv4');
  expect(subnet.check(trusted)).toBe(true);
});

// Docker gives the first free address to whoever starts without one: the host would get Caddy's, and Caddy not start.
test('the host has an address of its own in that network, whichever of the two starts first', () => {
  const addresses = ['lamplight', 'caddy'].map((name) =>
    only(service(name), /ipv4_address: ([\d.]+)/g),
  );
  expect(new Set(addresses).size).toBe(2);
});

test('the host has no right of the system, writes nowhere but in its volume, and has limits', () => {
  const host = service('lamplight');
  for (const line of ['read_only: true', 'cap_drop: [ALL]', '- no-new-privileges:true']) {
    expect(host).toContain(`${line}\n`);
  }
  expect(only(host, /^ {4}volumes:\n {6}- (.+)$/gm)).toBe('lamplight-data:/data');
  for (const limit of ['mem_limit', 'max-size', 'max-file']) expect(host).toContain(`${limit}: `);
  expect(only(service('caddy'), /cap_drop: \[(\w+)\]/g)).toBe('ALL');
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
