import { type NewAssignment, newAssignmentSchema } from '@lamplight/domain/assignments';
import { z } from 'zod';

export interface AssignmentValues extends Record<string, unknown> {
  readonly classIds: number[];
  /** '' for no date. */
  readonly dueOn: string;
}

function withDateOrNone(values: unknown): unknown {
  const isEmpty =
    typeof values === 'object' && values !== null && 'dueOn' in values && values.dueOn === '';
  return isEmpty ? { ...values, dueOn: null } : values;
}

/** The rules of the form: an empty date is none. */
export const assignmentFormSchema = z.preprocess(
  withDateOrNone,
  newAssignmentSchema.omit({ lessonId: true }),
);

/** What the host is asked for, from values that the rules have passed. */
export function assignmentOf(lessonId: number, values: AssignmentValues): NewAssignment {
  return { lessonId, ...assignmentFormSchema.parse(values) };
}
