/** Which picture somebody has opened on /coloring; none among the shelves. */
export interface ColoringSearch {
  readonly picture?: string | undefined;
}

/** Reads `?picture=ID`. */
export function coloringSearch({ picture }: Readonly<Record<string, unknown>>): ColoringSearch {
  return { picture: typeof picture === 'string' ? picture : undefined };
}
