import type { Activity, ActivityKind } from '@lamplight/domain/activity';
import { titleFor } from '../users/reader.ts';

/** What happened, with the title of the lesson, as its reader knows it, in place of the id. */
export function toActivity(event: {
  readonly kind: ActivityKind;
  readonly subject: string | null;
  readonly age: number | null;
}): Activity {
  const { kind, subject } = event;
  if (kind !== 'lesson-completed' || subject === null) return { kind, subject };
  return { kind, subject: titleFor(Number(subject), event) };
}
