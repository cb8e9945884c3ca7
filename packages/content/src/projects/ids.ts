import { GENERATED_FROM, PROJECT_BANDS, type ProjectBand } from '@lamplight/domain/projects';

/** Room for ideas: more can be written later, and no id moves. */
const IDEA_PLACES = 100;
/** Scenes have no last one; this bound only keeps ids small numbers. */
const SCENES = 1000;

/** What a generated project is: which idea of the list, for which band, in which of its scenes. */
export interface ProjectKey {
  readonly idea: number;
  readonly band: ProjectBand;
  readonly scene: number;
}

/**
 * The id of a generated project: `1000 + band + 3 × idea + 300 × scene`, with the band's place among the three and the
 * idea's among the hundred that there is room for.
 */
export function idOf({ idea, band, scene }: ProjectKey): number {
  const place = PROJECT_BANDS.indexOf(band);
  return GENERATED_FROM + place + PROJECT_BANDS.length * (idea + IDEA_PLACES * scene);
}

/** What an id stands for; null when it is none of a generated project. */
export function keyOf(id: number): ProjectKey | null {
  if (!Number.isInteger(id) || id < GENERATED_FROM) return null;
  const rest = id - GENERATED_FROM;
  const band = PROJECT_BANDS[rest % PROJECT_BANDS.length];
  const place = Math.floor(rest / PROJECT_BANDS.length);
  const scene = Math.floor(place / IDEA_PLACES);
  if (band === undefined || scene >= SCENES) return null;
  return { idea: place % IDEA_PLACES, band, scene };
}
