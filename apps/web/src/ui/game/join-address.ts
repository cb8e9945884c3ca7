/** The address that asks whether to join a room. */
export function joinAddress(origin: string, code: string): string {
  return `${origin}/multiplayer-games?code=${encodeURIComponent(code)}`;
}
