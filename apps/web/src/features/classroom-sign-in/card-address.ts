/**
 * The address that a card's QR code leads to. The token stands after `#`, which no browser sends: neither the
 * host nor a proxy before it can log it (decision 0030).
 * @param origin such as `http://192.168.1.20:8080`
 */
export function cardAddress(origin: string, token: string): string {
  return `${origin}/card#${encodeURIComponent(token)}`;
}
