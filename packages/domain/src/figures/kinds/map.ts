import { z } from 'zod';
import { BIBLE_PLACES, type BiblePlace } from '../places/bible-places.ts';
import { MAP_REGIONS, type MapRegion } from '../places/regions.ts';

const names = Object.keys(BIBLE_PLACES) as [BiblePlace, ...BiblePlace[]];
const place = z.enum(names, {
  error: ({ input }) => `the map has no '${String(input)}'; it has ${names.toSorted().join(', ')}`,
});

/** More names than this run into each other on a telephone. */
const MOST_PLACES = 12;

/** A map of Bible lands with places, and a way from one to the next. */
export const mapSchema = z
  .strictObject({
    kind: z.literal('map'),
    region: z.enum(Object.keys(MAP_REGIONS) as [MapRegion, ...MapRegion[]]),
    places: z.array(place).max(MOST_PLACES).readonly(),
    /** Places that a way leads through, in their order; they are named on the map too. */
    route: z.array(place).min(2).max(MOST_PLACES).readonly().exactOptional(),
  })
  .refine(
    ({ region, places, route = [] }) =>
      [...places, ...route].every((name) => isWithin(MAP_REGIONS[region], BIBLE_PLACES[name])),
    { path: ['places'], message: 'lie beyond the edge: take the region mediterranean' },
  );
export type MapFigure = z.infer<typeof mapSchema>;

function isWithin(
  { west, east, south, north }: (typeof MAP_REGIONS)[MapRegion],
  [longitude, latitude]: readonly [number, number],
): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
