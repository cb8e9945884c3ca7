import type { Mood, Pose } from '@lamplight/domain/scenes';

type Point = readonly [x: number, y: number];

/** An arm: its elbow and its hand, in units of a figure that is 100 high with its feet at 0. */
export interface ArmPose {
  readonly elbow: Point;
  readonly hand: Point;
}

/** What a body does below the belt. */
export type Stance = 'stand' | 'walk' | 'kneel' | 'sit' | 'lie';

export interface BodyPose {
  /** The arm at the left of the picture, and the one at its right, where a figure looks to the right. */
  readonly back: ArmPose;
  readonly front: ArmPose;
  readonly stance: Stance;
  /** How the head is turned, in degrees: forward is positive. */
  readonly tilt: number;
  readonly mood: Mood;
}

const HANGING: ArmPose = { elbow: [-16.5, -53], hand: [-16, -38] };

function pose(
  back: ArmPose,
  front: ArmPose,
  stance: Stance = 'stand',
  tilt = 0,
  mood: Mood = 'calm',
): BodyPose {
  return { back, front, stance, tilt, mood };
}

export const BODY_POSES: Readonly<Record<Pose, BodyPose>> = {
  stand: pose(HANGING, { elbow: [16.5, -53], hand: [16, -38] }),
  walk: pose(
    { elbow: [-19, -54], hand: [-21, -40] },
    { elbow: [18, -55], hand: [25, -50] },
    'walk',
  ),
  point: pose({ elbow: [-17, -53], hand: [-13, -41] }, { elbow: [22, -62], hand: [37, -68] }),
  rejoice: pose(
    { elbow: [-23, -69], hand: [-27, -90] },
    { elbow: [23, -69], hand: [27, -90] },
    'stand',
    0,
    'glad',
  ),
  carry: pose({ elbow: [-15, -50], hand: [-6, -46] }, { elbow: [15, -50], hand: [7, -46] }),
  give: pose(
    { elbow: [-10, -50], hand: [15, -52] },
    { elbow: [19, -54], hand: [29, -57] },
    'stand',
    3,
  ),
  kneel: pose(
    { elbow: [-14, -50], hand: [4, -46] },
    { elbow: [17, -50], hand: [20, -40] },
    'kneel',
    7,
  ),
  pray: pose(
    { elbow: [-12, -50], hand: [3, -55] },
    { elbow: [14, -50], hand: [5, -56] },
    'kneel',
    8,
    'asleep',
  ),
  sad: pose(
    { elbow: [-14, -51], hand: [1, -48] },
    { elbow: [17, -56], hand: [9, -72] },
    'stand',
    9,
    'sad',
  ),
  sit: pose({ elbow: [-13, -50], hand: [6, -42] }, { elbow: [15, -51], hand: [20, -41] }, 'sit'),
  sleep: pose(HANGING, HANGING, 'lie', 0, 'asleep'),
  lie: pose(HANGING, HANGING, 'lie', 0, 'asleep'),
  sling: pose({ elbow: [-21, -59], hand: [-28, -49] }, { elbow: [22, -73], hand: [21, -92] }),
  wonder: pose(
    { elbow: [-16, -53], hand: [-4, -59] },
    { elbow: [21, -64], hand: [27, -79] },
    'stand',
    -5,
    'wonder',
  ),
  shout: pose(
    { elbow: [-21, -57], hand: [-17, -42] },
    { elbow: [24, -66], hand: [31, -84] },
    'stand',
    -3,
    'wonder',
  ),
  shoulder: pose(HANGING, { elbow: [23, -74], hand: [15, -94] }),
};
