/** The small words by which a clause of one language shows how it speaks, as `normalizeText` leaves them. */
export interface ClauseWords {
  readonly you: RegExp;
  readonly own: RegExp;
  readonly past: RegExp;
  /** Words with which a clause begins that is no order. */
  readonly noOrder: RegExp;
  /** Two words with which an order begins. */
  readonly order: RegExp;
  readonly forbids: RegExp;
  /** A no that lets off: `you need not`. */
  readonly releases: RegExp;
  readonly denies: RegExp;
  readonly condition: RegExp;
}

/** Words that may stand before the first one that says how a clause speaks. */
const LINKS =
  'and|or|but|so|then|please|just|und|oder|dann|aber|bitte|y|e|o|pero|por favor|et|ou|mais|sil te plait';

/** Whole words anywhere in a clause, whose words stand between single spaces. */
export function edged(source: string): RegExp {
  return new RegExp(`(?<= )(?:${source})(?= )`, 'u');
}

/** Words that a clause begins with. */
export function begun(source: string): RegExp {
  return new RegExp(`^ (?:(?:${LINKS}) )*(?:${source}) `, 'u');
}
