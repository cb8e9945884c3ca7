import {
  type Pacing,
  type PacingChoice,
  pacingSchema,
  type Weekday,
} from '@lamplight/domain/classes';
import { z } from 'zod';

export interface PacingValues extends Record<string, unknown> {
  readonly pacing: Pacing;
  /** '' while no date is chosen. */
  readonly startsOn: string;
  readonly meetsOn: Weekday[];
}

function withDateOrNone(values: unknown): unknown {
  const isEmpty =
    typeof values === 'object' && values !== null && 'startsOn' in values && values.startsOn === '';
  return isEmpty ? { ...values, startsOn: null } : values;
}

/** The rules of the form: an empty date is none. */
export const pacingFormSchema = z.preprocess(withDateOrNone, pacingSchema);

/** What the host is asked for, from values that the rules have passed. */
export function choiceOf(values: PacingValues): PacingChoice {
  return pacingFormSchema.parse(values);
}
