/** The part of the earth that a map shows, in degrees of longitude and latitude. */
export interface Region {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The lands between Rome and Susa, and the land of Israel. */
export const MAP_REGIONS = {
  mediterranean: { west: 10.5, east: 50, south: 27, north: 43 },
  israel: { west: 33.7, east: 36.7, south: 30.8, north: 33.75 },
} as const satisfies Record<string, Region>;
export type MapRegion = keyof typeof MAP_REGIONS;
