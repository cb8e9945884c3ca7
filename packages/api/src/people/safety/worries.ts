import { assessText, concernsIn, situationIn } from '@lamplight/ai/safety';
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

/** Lines of a program, and the sentences of a comment within. */
const PARTS = /\r?\n|\/\/|#|\/\*|\*\/|(?<=[.!?;])\s/u;
/** So many parts are looked at by themselves. */
const MOST_PARTS = 60;

/** The part of a text that worries, by which its language is known: the rest of a program may be English. */
export function worryingPart(text: string): string {
  const parts = text.split(PARTS).filter((part) => part.trim().length > 5);
  if (parts.length < 2 || parts.length > MOST_PARTS) return text;
  const worrying = parts.filter((part) => worryIn(part) !== null);
  return worrying.length === 0 ? text : worrying.join('. ');
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
 * that tells of both is. Poison that may be meant is self-harm, too.
 * @param parts the parts that the text came in
 */
export function alertsFor(parts: readonly string[], { level, concern }: Worry): Worry[] {
  const read = readings(parts);
  const isOverdose = read.some((text) => situationIn(text)?.situation === 'overdose');
  const further = new Set(
    read
      .flatMap(concernsIn)
      .filter(
        (other) =>
          other !== concern &&
          (CONCERNS_KEPT_FROM_PARENTS.includes(other) || (other === 'self-harm' && isOverdose)),
      ),
  );
  return [{ level, concern }, ...[...further].map((other) => ({ level, concern: other }))];
}
