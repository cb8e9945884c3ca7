import { useEffect, useRef } from 'react';
import { outbox } from '../../../app/outbox/host-outbox.ts';
import { keyedApi } from '../../../app/outbox/keyed-api.ts';
import { mayTryLater } from '../../../lib/outbox/may-try-later.ts';
import { KEEP_PLACE, placeKey, placeOwner, rememberPlace } from './places.ts';

/**
 * Tells on which page a reader is, whenever that changes.
 * @param page counted from 0
 */
export function usePlace(page: number, onPlace: (page: number) => void): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    onPlace(page);
  }, [page, onPlace]);
}

/** Tells the host on which page a reader is; without the host it waits on this device. */
export async function keepPlace(userId: number, lessonId: number, step: number): Promise<void> {
  const key = placeKey(userId, lessonId);
  // The answer may come when somebody else is signed in here.
  const owner = placeOwner();
  // The newest one takes the place of what may still wait here.
  await outbox.settle(key);
  const now = Date.now();
  try {
    const place = await keyedApi.lessons.place.mutate({ lessonId, step });
    if (place.stepAt !== null) rememberPlace({ owner, lessonId, step, stepAt: place.stepAt });
  } catch (error) {
    if (!mayTryLater(error)) return;
    await outbox.settle(key);
    await outbox.keep({
      ...{ key, userId, operation: KEEP_PLACE, input: { lessonId, step, at: now } },
      keptAt: new Date(now).toISOString(),
    });
  }
}
