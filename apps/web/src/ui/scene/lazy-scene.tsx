import { lazy } from 'react';

/** The drawings of the theatre: each comes with the first that somebody sees, within a `Decoration`. */
export const LazyScene = lazy(() => import('./paper-scene.tsx'));
export const LazyGuide = lazy(() => import('./paper-guide.tsx'));
export const LazyThing = lazy(async () => ({
  default: (await import('./paper-thing.tsx')).PaperThing,
}));
export const LazyReward = lazy(async () => ({
  default: (await import('./paper-reward.tsx')).PaperReward,
}));
