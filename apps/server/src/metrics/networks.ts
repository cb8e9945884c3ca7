import { BlockList, isIP } from 'node:net';

/** How Node writes an IPv4 address that came over an IPv6 socket. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Reads addresses and networks such as `127.0.0.1,192.168.1.0/24,fd00::/8`.
 * @returns whether an address is one of them; null for a list that cannot be read
 */
export function readNetworks(list: string): ((address: string) => boolean) | null {
  const networks = new BlockList();
  for (const part of list.split(',')) {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || rest.length > 0) return null;
    if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return null;
    networks.addSubnet(address, bits === undefined ? most : Number(bits), familyOf(version));
  }
  return (address) => {
    const plain = address.replace(MAPPED, '');
    const version = isIP(plain);
    return version !== 0 && networks.check(plain, familyOf(version));
  };
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6';
}
