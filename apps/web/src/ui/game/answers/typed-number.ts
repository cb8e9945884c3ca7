/** A number as it is typed anywhere: with a point or a comma, and spaces between thousands. */
const TYPED = /^[+\-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;

/** The number that somebody typed; null where it is none. */
export function typedNumber(text: string): number | null {
  const bare = text.replace(/[\s']/gu, '');
  if (!TYPED.test(bare)) return null;
  return Number(bare.replace('−', '-').replace(',', '.'));
}
