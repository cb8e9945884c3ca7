import type { Song } from '@lamplight/domain/songs';

/** All songs in their order. A browser loads them when somebody wants to sing, and holds them without the host. */
export async function songs(): Promise<readonly Song[]> {
  // Its shape is what the compiler checked.
  return (await import('../../dist/songs/songs.ts')).default as readonly Song[];
}
