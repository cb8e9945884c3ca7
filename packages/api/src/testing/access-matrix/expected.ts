import type { Row } from './row.ts';
import { EVERYONE } from './who.ts';

/** What everybody is to be answered to the call of a row. */
export function expectedOutcomes({
  may,
  answer = undefined,
  instead = {},
}: Row): Record<string, string> {
  return Object.fromEntries(
    EVERYONE.map((who) => {
      if (may.includes(who)) return [who, answer ?? 'answered'];
      return [who, instead[who] ?? (who === 'visitor' ? 'UNAUTHENTICATED' : 'refused')];
    }),
  );
}
