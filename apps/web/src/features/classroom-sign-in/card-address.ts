/** The address that a card's QR code leads to. @param origin such as `http://192.168.1.20:8080` */
export function cardAddress(origin: string, token: string): string {
  return `${origin}/card?t=${encodeURIComponent(token)}`;
}
