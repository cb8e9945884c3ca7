import { type Display, readsAloud } from '@lamplight/domain/display';
import type { CurrentUser } from '@lamplight/domain/users';
import { useReducedMotion } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { displaysInSaving } from './display.queries.ts';
import { onDisplayChange, showDisplay, shownDisplay } from './display-store.ts';

/** How pages are shown now. */
export function useDisplay(): Display {
  return useSyncExternalStore(onDisplayChange, shownDisplay);
}

/**
 * Shows pages as this person's profile says; a visitor's stay as they are. While a choice is being saved
 * the profile is older than what was chosen, and waits: the host is asked again when it is saved.
 */
export function useOwnDisplay(user: CurrentUser | null): void {
  const queryClient = useQueryClient();
  const display = user?.display;
  useLayoutEffect(() => {
    if (display !== undefined && displaysInSaving(queryClient) === 0) showDisplay(display);
  }, [display, queryClient]);
}

/** Whether nothing may move: by the reader's own choice, or because the device asks for it. */
export function useStillness(): boolean {
  const { motion } = useDisplay();
  const byDevice = useReducedMotion(true, { getInitialValueInEffect: false });
  return motion === 'reduced' || byDevice;
}

/**
 * Whether a text has a read-aloud button.
 * @param byAge whether it has one at the reader's age
 */
export function useReadsAloud(byAge: boolean): boolean {
  const { readAloud } = useDisplay();
  return readsAloud(readAloud, byAge);
}
