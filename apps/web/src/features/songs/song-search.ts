/** Which song somebody has opened on /songs; none in the list. */
export interface SongSearch {
  readonly song?: string | undefined;
}

/** Reads `?song=ID`. */
export function songSearch({ song }: Readonly<Record<string, unknown>>): SongSearch {
  return { song: typeof song === 'string' ? song : undefined };
}
