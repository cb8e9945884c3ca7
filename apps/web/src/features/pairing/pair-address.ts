import { groupedPairingCode } from '@lamplight/domain/pairing';

/** The address that a slip's QR code leads to. @param origin such as `http://192.168.1.20:8080` */
export function pairAddress(origin: string, code: string): string {
  return `${origin}/pair?code=${groupedPairingCode(code)}`;
}
