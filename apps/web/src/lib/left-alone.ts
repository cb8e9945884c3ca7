import { SIGNS_OF_LIFE } from './use-left-alone.ts';

/** Milliseconds without a touch after which a page asks by itself; the host sees less than that. */
const ALONE_AFTER_MS = 60_000;

let touchedAt = Date.now();
for (const sign of SIGNS_OF_LIFE) {
  globalThis.addEventListener?.(sign, () => (touchedAt = Date.now()), {
    capture: true,
    passive: true,
  });
}

/** The header by which the host knows that nobody uses the session: the page looks what is new by itself. */
export function leftAloneHeader(now = Date.now()): Record<string, string> {
  return now - touchedAt > ALONE_AFTER_MS ? { 'X-Left-Alone': '1' } : {};
}
