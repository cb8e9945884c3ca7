import { existsSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';

/** Milliseconds for which the list is believed: a laptop joins a Wi-Fi after the start. */
const FRESH = 10_000;

/** The IPv4 addresses under which other devices of the network reach this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address)
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether this is a container of Docker or Podman, whose addresses no other device reaches. */
export function isInContainer(): boolean {
  return ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file));
}

/** Home and school networks before the bridges that container programs make. */
function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return address.startsWith('172.') ? 3 : 2;
}

/** Every name and address that means this machine, as a browser writes it in a Host header. */
function ownNames(): Set<string> {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return new Set(['localhost', '127.0.0.1', '[::1]', name, `${name}.local`, ...addresses]);
}

/**
 * The same address for the other devices of the network: who works at the host itself calls it
 * localhost, which means another machine everywhere else.
 * @param inNetwork the machine's addresses in the network, the likeliest first
 */
export function addressForOthers(baseUrl: string, inNetwork = lanAddresses()): string {
  const [first] = inNetwork;
  if (first === undefined) return baseUrl;
  return baseUrl.replace(/^(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/, `$1${first}`);
}

export type Scheme = 'http' | 'https';

const DEFAULT_PORTS = { http: 80, https: 443 } as const;

/** An address as browsers write it: without the port where it goes without saying. */
export function originOf(scheme: Scheme, name: string, port: number): string {
  return `${scheme}://${name}${port === DEFAULT_PORTS[scheme] ? '' : `:${port}`}`;
}

/** Where the host is reached, as the sender of a request knows it. */
export type BaseUrl = (asked: Asked) => string;

interface Asked {
  /** `http` or `https`. */
  readonly protocol: string;
  /** The Host header, with a port where it is not the default one. */
  readonly host: string;
}

/**
 * Where this host is reached, for links that leave it in mails: PUBLIC_URL, or the address that the
 * request came to when it is really one of ours. A Host header says whatever its sender likes, so a
 * foreign one gives the first address in the LAN instead.
 * @param scheme that of the first address in the LAN
 */
export function createBaseUrl(
  publicUrl: string | null,
  port: () => number,
  scheme: Scheme = 'http',
): BaseUrl {
  if (publicUrl !== null) return () => publicUrl;
  let known = new Map<string, string>();
  let knownAt = Number.NEGATIVE_INFINITY;
  return ({ protocol, host }) => {
    if (performance.now() - knownAt > FRESH) {
      known = ownOrigins(port(), scheme);
      knownAt = performance.now();
    }
    return known.get(`${protocol}://${host.toLowerCase()}`) ?? known.get(FALLBACK) ?? '';
  };
}

/** Stands in the list of origins for every Host that is not ours. */
const FALLBACK = '';

/** The origins of this machine at a port, as browsers write them, each under itself. */
function ownOrigins(port: number, scheme: Scheme): Map<string, string> {
  const origins = (['http', 'https'] as const).flatMap((protocol) =>
    [...ownNames()].map((name) => originOf(protocol, name, port)),
  );
  const fallback = originOf(scheme, lanAddresses()[0] ?? 'localhost', port);
  return new Map([...origins.map((origin) => [origin, origin] as const), [FALLBACK, fallback]]);
}
