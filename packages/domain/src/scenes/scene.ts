import { z } from 'zod';
import {
  GUIDE_STATES,
  HELD,
  LIGHTS,
  MOODS,
  PEOPLE,
  PLACES,
  POSES,
  THINGS,
} from './vocabulary/index.ts';

/** Columns from the left edge to the right, and rows from the back of the stage to its front. */
export const COLUMNS = 10;
export const ROWS = 3;

/** More than four rows of five nobody counts in a picture. */
const MOST_COUNTED = 20;

/** A name of the vocabulary; any other is refused with the names there are. */
function named<const Name extends string>(names: readonly [Name, ...Name[]], what: string) {
  return z.enum(names, { error: ({ input }) => refusal(what, input, names) });
}

function refusal(what: string, input: unknown, names: readonly string[]): string {
  const known = [...names].sort().join(', ');
  return typeof input === 'string'
    ? `there is no ${what} '${input}'; the theatre has ${known}`
    : `name a ${what}: ${known}`;
}

const position = z.tuple([z.number().min(0).max(COLUMNS), z.number().min(0).max(ROWS)], {
  error: `a place on the stage is [column, row]: columns 0 to ${COLUMNS} from the left, rows 0 (back) to ${ROWS} (front)`,
});

const facing = z.enum(['left', 'right'], { error: "'left' or 'right'" });

/** A person on the stage. */
const actorSchema = z.strictObject({
  who: named(PEOPLE, 'person'),
  at: position,
  pose: named(POSES, 'pose').default('stand'),
  /** What the face shows; what the pose shows by itself where nothing is said. */
  mood: named(MOODS, 'mood').exactOptional(),
  facing: facing.default('right'),
  holds: named(HELD, 'thing to hold').exactOptional(),
  /** How many units above the ground, in a tree or on a roof. */
  above: z.number().min(0).max(200).exactOptional(),
});
export type Actor = z.infer<typeof actorSchema>;

const propSchema = z.strictObject({
  what: named(THINGS, 'thing'),
  at: position,
  facing: facing.default('right'),
  /** How much larger or smaller than it is by itself. */
  size: z.number().min(0.3).max(3).default(1),
  /** How many units above its place it floats: the stage is 400 high. */
  above: z.number().min(0).max(360).default(0),
  /** How many of it lie there to be counted, in rows of five. */
  count: z.number().int().min(1).max(MOST_COUNTED).exactOptional(),
});
export type Prop = z.infer<typeof propSchema>;

/** The firefly beside what is to be done next. */
const guideSchema = z.strictObject({
  at: position,
  does: named(GUIDE_STATES, 'state of the guide'),
  facing: facing.default('right'),
  /** How many units above its place it hovers. */
  above: z.number().min(0).max(200).default(60),
});
export type Guide = z.infer<typeof guideSchema>;

/** More faces than this nobody can read (spec of the theatre's look). */
const MOST_FACES = 5;

/** A scene of the paper theatre as it is written down: what stands where, and in which light. */
export const sceneSchema = z
  .strictObject({
    place: named(PLACES, 'place'),
    light: named(LIGHTS, 'light'),
    cast: z
      .array(actorSchema)
      .max(MOST_FACES, `no more than ${MOST_FACES} people with faces: 'crowd' is a thing`)
      .default([]),
    things: z.array(propSchema).default([]),
    guide: guideSchema.exactOptional(),
    /** The person or thing that tips when somebody touches it. */
    moves: named([...PEOPLE, ...THINGS], 'person or thing').exactOptional(),
  })
  .refine(
    ({ moves, cast, things }) =>
      moves === undefined ||
      cast.some(({ who }) => who === moves) ||
      things.some(({ what }) => what === moves),
    { path: ['moves'], message: 'names nobody and nothing on this stage' },
  );
export type Scene = z.infer<typeof sceneSchema>;

/** A scene beside a text, with the words for whoever does not see it. */
export const illustrationSchema = z.object({ scene: sceneSchema, alt: z.string() });
export type Illustration = z.infer<typeof illustrationSchema>;
