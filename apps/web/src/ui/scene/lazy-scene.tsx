import { lazy } from 'react';

/** The drawings of the theatre: each comes with the first that somebody sees, within a `Decoration`. */
export const LazyScene = lazy(sceneScript);
export const LazyGuide = lazy(guideScript);
export const LazyThing = lazy(async () => ({
  default: (await import('./paper-thing.tsx')).PaperThing,
}));
export const LazyReward = lazy(async () => ({
  default: (await import('./paper-reward.tsx')).PaperReward,
}));

function sceneScript() {
  return import('./paper-scene.tsx');
}

function guideScript() {
  return import('./paper-guide.tsx');
}

/**
 * Fetches the drawings before somebody sees them, so that a play goes on when the host is lost on the way. Without them
 * it goes on, too: scenes are told in words then.
 */
export async function fetchDrawings(): Promise<void> {
  await Promise.allSettled([sceneScript(), guideScript()]);
}
