import { assessText, concernsIn } from '@lamplight/ai/safety';
import {
  type AlertLevel,
  CONCERNS,
  CONCERNS_KEPT_FROM_PARENTS,
  type Concern,
} from '@lamplight/domain/safety';

/** What a text shows that an adult has to know of. */
export interface Worry {
  readonly level: AlertLevel;
  readonly concern: Concern;
}

/** A text that the host does not understand, with words in it that may mean danger. */
export const IN_DOUBT: Worry = { level: 'standard', concern: 'unclear' };

/** A child that was asked whether it is safe, and needs help. */
export const NEEDS_HELP: Worry = { level: 'severe', concern: 'unclear' };

/** The concern of a text that worries without saying what about. */
const UNNAMED_CONCERN: Concern = 'despair';

/** The most pressing worry of a text; null for an ordinary one. */
export function worryIn(text: string): Worry | null {
  const { level, concern } = assessText(text);
  return level === 'none' ? null : { level, concern: concern ?? UNNAMED_CONCERN };
}

/**
 * What is looked at of a text that came in parts: each part alone, since ordinary words beside a child's own drown
 * them, and all of them together, since one may go on in the next.
 */
function readings(parts: readonly string[]): string[] {
  const written = [...new Set(parts.filter((part) => part.trim() !== ''))];
  return written.length > 1 ? [...written, written.join('\n')] : written;
}

/** The most pressing worry of the parts of a text, each alone and all together; null for ordinary ones. */
export function worryInParts(parts: readonly string[]): Worry | null {
  const worries = readings(parts).flatMap((text) => worryIn(text) ?? []);
  return worries.toSorted((a, b) => pressing(a) - pressing(b))[0] ?? null;
}

/** Smaller for what presses more: first by level, then in the order of the concerns. */
function pressing({ level, concern }: Worry): number {
  return (level === 'severe' ? 0 : CONCERNS.length) + CONCERNS.indexOf(concern);
}

/**
 * What alerts are raised about: the most pressing concern, and each that is kept from parents, since a text
 * that tells of both is.
 * @param parts the parts that the text came in
 */
export function alertsFor(parts: readonly string[], { level, concern }: Worry): Worry[] {
  const further = new Set(
    readings(parts)
      .flatMap(concernsIn)
      .filter((other) => other !== concern && CONCERNS_KEPT_FROM_PARENTS.includes(other)),
  );
  return [{ level, concern }, ...[...further].map((other) => ({ level, concern: other }))];
}
