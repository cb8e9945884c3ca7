import { lazy } from 'react';

/** The drawings of the theatre: each comes with the first that somebody sees, within a `Decoration`. */
export const LazyScene = lazy(sceneScript);
export const LazyThing = lazy(async () => ({
  default: (await import('./paper-thing.tsx')).PaperThing,
}));
export const LazyReward = lazy(async () => ({
  default: (await import('./paper-reward.tsx')).PaperReward,
}));

function sceneScript() {
  return import('./paper-scene.tsx');
}

/**
 * Fetches what draws scenes before one is seen, so that a play goes on when the host is lost on the way. Without it the
 * play goes on, too: scenes are told in words then.
 */
export async function fetchScenes(): Promise<void> {
  await sceneScript().catch(() => undefined);
}
