import { LIGHTS, PLACES, sceneSchema } from '@lamplight/domain/scenes';
import type { SceneFile } from '../schema/scenes.ts';

/** The empty places of the theatre in each light, by names such as `lake-dusk`. */
export const STOCK_SCENES: SceneFile = Object.fromEntries(
  PLACES.flatMap((place) =>
    LIGHTS.map((light) => [`${place}-${light}`, sceneSchema.parse({ place, light })] as const),
  ),
);
