import type { ColoringShelf } from '@lamplight/domain/coloring';

/** All pages to color in, by shelf. A browser loads them when somebody opens one, and holds them without the host. */
export async function coloringShelves(): Promise<readonly ColoringShelf[]> {
  // Its shape is what the compiler checked.
  return (await import('../../dist/coloring/shelves.ts')).default as readonly ColoringShelf[];
}
