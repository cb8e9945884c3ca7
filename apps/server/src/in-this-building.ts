import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Names that mean nothing outside of a network: a single word, or an ending that is kept for such names. */
const LOCAL_NAME = /^[^.]+$|\.(?:local|lan|home|internal|localhost|home\.arpa)$/i;

/** Whether a web address leads to this machine or to one of its own network. */
export function isInThisBuilding(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return LOCAL_NAME.test(host);
  return PRIVATE.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
