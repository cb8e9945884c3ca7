import type { LessonDetail } from '@lamplight/domain/lessons';
import type { PendingCall } from '../../../lib/outbox/outbox.ts';
import { sessionToken } from '../../../lib/session-token.ts';
import { jsonEntry } from '../../../lib/storage.ts';

/** The procedure that takes where somebody stopped. */
export const KEEP_PLACE = 'lessons.place';

/** Where somebody stopped, as this device told the host. */
interface ToldPlace {
  /** Whose it is, as `placeOwner` says. */
  readonly owner: string;
  readonly lessonId: number;
  readonly step: number;
  /** The host's time of it, in epoch milliseconds. */
  readonly stepAt: number;
}

/** So many lessons' places are remembered on a device; older ones the host knows. */
const MOST_PLACES = 20;

const told = jsonEntry('lesson-places', isTold);

function isTold(value: unknown): value is readonly ToldPlace[] {
  return (
    Array.isArray(value) &&
    value.every((place) =>
      (['lessonId', 'step', 'stepAt'] as const).every((name) =>
        Number.isSafeInteger(place?.[name]),
      ),
    )
  );
}

/** Who plays: enough of the secret of the session to tell sessions apart, and not enough to use one. */
export function placeOwner(): string {
  return sessionToken.read()?.slice(-12) ?? '';
}

/** Remembers what the host has taken, for an answer of its that was kept here before. */
export function rememberPlace(place: ToldPlace): void {
  const { owner, lessonId } = place;
  const others = (told.read() ?? []).filter(
    (other) => other.owner !== owner || other.lessonId !== lessonId,
  );
  told.write([place, ...others].slice(0, MOST_PLACES));
}

/** The key under which a place waits for the host: one for each lesson, as only the last one matters. */
export function placeKey(userId: number, lessonId: number): string {
  return `place-${userId}-${lessonId}`;
}

/** The newest place that is known: one that waits here, the host's, or one that the host has taken since. */
export function newestPlace(
  { id: lessonId, step, stepAt }: Pick<LessonDetail, 'id' | 'step' | 'stepAt'>,
  userId: number,
  waiting: readonly PendingCall[],
): number {
  const kept = waiting.find(({ key }) => key === placeKey(userId, lessonId));
  const keptStep = stepIn(kept?.input);
  if (keptStep !== undefined) return keptStep;
  const owner = placeOwner();
  const here = (told.read() ?? []).find(
    (place) => place.owner === owner && place.lessonId === lessonId,
  );
  return here !== undefined && here.stepAt > (stepAt ?? 0) ? here.step : step;
}

function stepIn(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null || !('step' in input)) return undefined;
  return typeof input.step === 'number' ? input.step : undefined;
}
