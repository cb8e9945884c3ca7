/**
 * The oldest browsers that Lamplight serves: Safari 15.4, Chrome and Edge 100, Firefox 102 (docs/owner.md). What the
 * build writes for them is set in vite.config.ts; what it cannot write stands in `missing-built-ins.ts`.
 */

/** Whether `public/browser-check.js` has found this browser below the floor and says so on the page. */
export function isTooOld(): boolean {
  return document.documentElement.hasAttribute('data-too-old');
}

/** Gives an older browser the functions that it lacks. One that has the newest two of them has them all. */
export async function addMissingBuiltIns(): Promise<void> {
  if ('groupBy' in Map && 'withResolvers' in Promise) return;
  await import('./missing-built-ins.ts');
}
