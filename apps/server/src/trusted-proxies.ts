import { isIP } from 'node:net';

/** The one name that stands for addresses: this machine. */
const LOOPBACK = 'loopback';

/** What used to mean every address of every private network, that of each pupil included. */
const EVERY_PRIVATE_ONE = /^(?:on|true|yes|1|private|linklocal|uniquelocal)$/i;

/**
 * Reads TRUST_PROXY: addresses and networks (CIDR) of proxies, separated by commas, or `off`. Nothing stands for a
 * whole school: whoever is believed may claim any address, and that a request came over HTTPS.
 * @returns how to go on with the sentence after "TRUST_PROXY" when it cannot be used
 */
export function readTrustedProxies(value: string): false | string[] | string {
  if (/^(?:off|false|no|0)$/i.test(value)) return false;
  const parts = value.split(',').map((part) => part.trim().toLowerCase());
  const broad = parts.find((part) => EVERY_PRIVATE_ONE.test(part));
  if (broad !== undefined) {
    return `cannot be ${broad}, which would believe every device of the network: write the address of your proxy, such as 192.168.1.5, or loopback when it runs on this machine`;
  }
  if (parts.every((part) => part === LOOPBACK || isNetwork(part))) return parts;
  return 'must be off, or the addresses and networks of your proxies, such as 192.168.1.5,172.20.0.0/24, or loopback for this machine';
}

/** Whether a text is an address, or a network of at least one bit: `/0` would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const size = Number(bits);
  return /^\d{1,3}$/.test(bits) && size >= 1 && size <= (version === 4 ? 32 : 128);
}
