import { assessText, concernsIn } from '@lamplight/ai/safety';
import {
  type AlertLevel,
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
 * What alerts are raised about: the most pressing concern, and each that is kept from parents, since a text
 * that tells of both is.
 */
export function alertsFor(text: string, { level, concern }: Worry): Worry[] {
  const further = concernsIn(text).filter(
    (other) => other !== concern && CONCERNS_KEPT_FROM_PARENTS.includes(other),
  );
  return [{ level, concern }, ...further.map((other) => ({ level, concern: other }))];
}
