import { seededPick } from '@lamplight/domain/random';
import { coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { titled } from '../words.ts';

interface Photo {
  readonly what: string;
  readonly rows: readonly string[];
  readonly picture: string;
}

/** Drawings of eight rows; `#` is bright. */
const PHOTOS: readonly Photo[] = [
  {
    what: 'a cabin',
    rows: [
      '........',
      '...##...',
      '..####..',
      '.######.',
      '.######.',
      '.##..##.',
      '.##..##.',
      '........',
    ],
    picture: 'camera-with-flash',
  },
  {
    what: 'a fish',
    rows: [
      '........',
      '..###..#',
      '.#####.#',
      '.#######',
      '.#######',
      '.#####.#',
      '..###..#',
      '........',
    ],
    picture: 'fishing-pole',
  },
  {
    what: 'a lamp',
    rows: [
      '........',
      '..####..',
      '.######.',
      '.######.',
      '..####..',
      '...##...',
      '..####..',
      '........',
    ],
    picture: 'glowing-star',
  },
];

export interface EdgesDraw extends Photo {
  /** Brightness from 0 to 9: bright pixels 7 to 9, dark ones 0 to 2. */
  readonly photo: readonly (readonly number[])[];
  /** The pixels where brightness jumps to the right or below. */
  readonly expected: readonly (readonly number[])[];
}

function draw(scene: number, variant: Variant): EdgesDraw {
  const shot = sceneOf(PHOTOS, scene);
  const pick = seededPick(`${shot.what} ${scene} ${variant}`);
  const flip = variant === 'other';
  const bright = shot.rows.map((row) => [...row].map((pixel) => (pixel === '#') !== flip));
  const photo = bright.map((row) => row.map((light) => (light ? pick.int(7, 9) : pick.int(0, 2))));
  const expected = bright.map((row, y) =>
    row.map((light, x) => {
      const [right = light, below = light] = [row[x + 1], bright[y + 1]?.[x]];
      return Number(right !== light || below !== light);
    }),
  );
  return { ...shot, photo, expected };
}

function inMiddle({ what, photo, picture }: EdgesDraw) {
  return coded({
    title: titled(`finding the edges of ${what}`),
    description: 'Compare neighboring pixels and draw a line wherever the brightness jumps.',
    task: [
      `photo holds rows of brightness from 0 (dark) to 9 (bright): a blurry shot of ${what}. Eyes and cameras both begin with edges.`,
      'jump(a, b) is how far two brightnesses are apart, never below 0. isEdge(rows, y, x, limit) is true when the pixel in row y and column x differs by at least limit from the one to its right or from the one below; the last column has nothing to its right, the last row nothing below. edges(rows, limit) answers rows of 1 (edge) and 0.',
      'Look at the pictures for different limits: a low one sees edges in the noise, a high one goes blind. The program found lines. What they mean is for you to say.',
    ],
    picture,
    data: { photo },
    trial: {
      call: 'edges',
      inputs: [
        [
          [
            [0, 0, 9],
            [0, 0, 9],
          ],
          5,
        ],
        [
          [
            [9, 9],
            [1, 1],
          ],
          5,
        ],
        [
          [
            [3, 4],
            [4, 3],
          ],
          5,
        ],
        [[[5]], 1],
      ],
    },
    hints: [
      'Math.abs takes the sign of a difference away.',
      'rows[y][x + 1] is undefined in the last column. Ask for it before you compare: x + 1 < rows[y].length.',
      'rows[y + 1] is undefined in the last row.',
      'edges can map over the rows and their pixels; map hands you the number of each entry as well.',
    ],
    concepts: ['pixels', 'edge detection', 'threshold', 'nested loops'],
    keywords: ['abs', 'map'],
    source: `
function jump(a, b) {
  //? how far are they apart?
  return Math.abs(a - b);
  //!
}

// Does the brightness jump to the right or below?
function isEdge(rows, y, x, limit) {
  //? look to the right and below, but not beyond the picture.
  const pixel = rows[y][x];
  const right = x + 1 < rows[y].length && jump(pixel, rows[y][x + 1]) >= limit;
  const below = y + 1 < rows.length && jump(pixel, rows[y + 1][x]) >= limit;
  return right || below;
  //!
}

// A picture of all edges.
function edges(rows, limit) {
  //? 1 for an edge, 0 for none.
  return rows.map((row, y) => row.map((pixel, x) => (isEdge(rows, y, x, limit) ? 1 : 0)));
  //!
}

drawPixels('The photo', photo);
//? draw the edges for some limits.
for (const limit of [2, 5, 8]) {
  drawPixels('Edges with limit ' + limit, edges(photo, limit));
}
//!
`,
  });
}

/** Finding edges in a picture. */
export const edges: Idea<EdgesDraw> = {
  slug: 'edges',
  scenes: PHOTOS.length,
  draw,
  versions: { middle: inMiddle },
};
