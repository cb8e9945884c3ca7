import { addressesForTablets } from '@lamplight/domain/doctor';
import { renderUnicodeCompact } from 'uqr';
import { TRUST_PAGE } from './https/door.ts';
import { lanAddresses, originOf, type Scheme } from './own-addresses.ts';

interface Greeting {
  readonly scheme: Scheme;
  readonly port: number;
  /** PUBLIC_URL, if there is one. */
  readonly publicUrl: string | null;
  /** Whether the addresses of this machine are those of a container. */
  readonly isContained: boolean;
  /** The address that the host listens on, such as `0.0.0.0`. */
  readonly host: string;
  /** The port of plain http with the page for devices that do not trust the host yet; null: none. */
  readonly trustPort: number | null;
  /** With which the first admin is made; null when there is an admin. */
  readonly setupToken: string | null;
  /** Whether a class with a password that was told to somebody is here. */
  readonly hasSampleClass: boolean;
}

/** What the host says when it is ready: where children find it, and how its owner begins. */
export function greeting(told: Greeting): string {
  const { scheme, port, publicUrl, isContained, host, trustPort, setupToken } = told;
  const here = originOf(scheme, 'localhost', port);
  const inNetwork = isEverywhere(host)
    ? lanAddresses().map((address) => originOf(scheme, address, port))
    : [];
  const addresses = addressesForTablets({ publicUrl, inNetwork, isContained });
  const [forOthers] = addresses;
  const lines = ['', 'Lamplight is ready.', '', `  On this machine:   ${here}`];
  for (const address of addresses) lines.push(`  On other devices:  ${address}`);
  if (isContained && !forOthers) {
    lines.push('  On other devices:  the address of this machine, which a container cannot see.');
    lines.push('                     Say it with PUBLIC_URL before you print cards.');
  }
  if (forOthers && trustPort !== null) {
    const explains = originOf('http', new URL(forOthers).hostname, trustPort);
    lines.push(`  First on a device: ${explains}${TRUST_PAGE}`);
  }
  if (forOthers) lines.push('', qrCode(forOthers), '  Scan to open it on a tablet or a phone.');
  if (setupToken) {
    lines.push(
      '',
      '  There is no admin yet. Whoever opens this link becomes the admin (it works once):',
      `  ${publicUrl ?? here}/setup?token=${setupToken}`,
    );
  }
  if (told.hasSampleClass) {
    lines.push('', '  A sample class is here. Before real children begin: lamplight demo --remove');
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function qrCode(address: string): string {
  return renderUnicodeCompact(address, { border: 2 }).replace(/^/gm, '  ');
}
