import { type DemoProfile, isDemoProfile } from '@lamplight/domain/platform';
import type { CurrentUser } from '@lamplight/domain/users';
import { useSyncExternalStore } from 'react';
import { jsonEntry } from '../../lib/storage.ts';

/** The sample profile that a student looks around as, kept for this tab only (spec 3, 6). */
const stored = jsonEntry('demo_profile', isDemoProfile, 'session');
const listeners = new Set<() => void>();
let shown: DemoProfile | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored profile; the same object as long as it names the same person. */
function read(): DemoProfile | undefined {
  const found = stored.read();
  if (found?.name !== shown?.name || found?.age !== shown?.age) shown = found;
  return shown;
}

/** Lets the platform look as it does for somebody else, until the demo ends or the tab closes. */
export function startDemo({ name, age }: DemoProfile): void {
  stored.write({ name, age });
  for (const listener of listeners) listener();
}

/** Brings the student's own platform back. */
export function endDemo(): void {
  stored.clear();
  for (const listener of listeners) listener();
}

/** The profile of the demo; undefined outside of one. */
export function useDemoProfile(): DemoProfile | undefined {
  return useSyncExternalStore(subscribe, read);
}

/** The student as the platform addresses them: by their own name and age, or those of the demo. */
export function useAddressed(user: Pick<CurrentUser, 'firstName' | 'age'>) {
  const demo = useDemoProfile();
  return {
    name: demo === undefined ? user.firstName : demo.name,
    /** In years; null for a student without one. */
    age: demo === undefined ? user.age : demo.age,
    demo,
  };
}
