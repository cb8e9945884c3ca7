import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { mislabeled } from '../worlds/noise.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

/** Places with a wrong label, one in each group, so that the neighbors outvote them. */
export const WRONG_LABELS = [3, 10, 17];

function inHigh(drawn: PointDraw) {
  const { many, one, x, y, world, near } = drawn;
  const examples = mislabeled(drawn, WRONG_LABELS);
  const named = examples.map((example, at) => ({ id: at + 1, ...example }));
  return coded({
    title: `Finding Wrong Labels: ${capital(many)}`,
    description:
      'Data sets are made by people and people slip. Let neighbors find labels that look wrong.',
    task: [
      `Each of ${many} has an id, ${x}, ${y} and a kind. ${world.meaning} Some kinds were written down wrongly. A model that learns from them learns the mistakes as well.`,
      `gap(a, b) is the straight line between two ${many} over ${x} and ${y} only. neighbors(thing, list, k) answers the k nearest others (never the entry with the same id), nearest first. suspicious(list) answers the ids of all entries whose three nearest others all have one and the same kind, but another one than the entry, in rising order. cleaned(list) answers the list without them. guess(thing) answers the kind of the nearest of the cleaned ${many}.`,
      'Your program deletes what does not fit. Was it an error, or a rare and real exception? Look at every suspect before you remove it; truth is not decided by majority.',
    ],
    picture: world.picture,
    data: { [many]: named },
    trial: { call: 'guess', inputs: [[near(0, 0)], [near(1, 0)], [near(2, 0)], [near(2, 1)]] },
    hints: [
      `distance compares every number that both have, also the id. Use Math.hypot with the two differences that matter.`,
      'filter by id first, then map to how far each is, sort, slice.',
      'every tells whether all entries of a list fulfill a condition.',
      'cleaned can ask: is this id included in suspicious(list)?',
    ],
    concepts: ['data cleaning', 'label noise', 'k nearest neighbors'],
    keywords: ['hypot', 'sort', 'every', 'filter'],
    source: `
// How far apart, by ${x} and ${y} only?
function gap(a, b) {
  //? Math.hypot of both differences.
  return Math.hypot(a.${x} - b.${x}, a.${y} - b.${y});
  //!
}

// The k nearest others, nearest first.
function neighbors(thing, list, k) {
  //? leave out the same id; measure each gap; sort; keep k.
  return list
    .filter((other) => other.id !== thing.id)
    .map((other) => ({ other, far: gap(other, thing) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, k)
    .map(({ other }) => other);
  //!
}

// The ids of entries that disagree with three neighbors of one kind.
function suspicious(list) {
  //? compare each entry with its three nearest others.
  const doubtful = list.filter((entry) => {
    const kinds = neighbors(entry, list, 3).map((other) => other.kind);
    return kinds.every((kind) => kind === kinds[0]) && kinds[0] !== entry.kind;
  });
  return doubtful.map((entry) => entry.id).sort((a, b) => a - b);
  //!
}

function cleaned(list) {
  //? leave out the suspects.
  const ids = suspicious(list);
  return list.filter((entry) => !ids.includes(entry.id));
  //!
}

//? clean our ${many} once, then use them in guess.
const clean = cleaned(${many});
//!

function guess(thing) {
  //? the kind of the nearest clean ${one}.
  return neighbors(thing, clean, 1)[0].kind;
  //!
}

print('Suspects:', suspicious(${many}));
drawPoints('As they were labeled', ${many}, { x: '${x}', y: '${y}', label: 'kind' });
const shown = cleaned(${many}) ?? ${many};
drawMap('From clean data', shown, { x: '${x}', y: '${y}', label: 'kind' }, (x, y) =>
  guess({ ${x}: x, ${y}: y }),
);
`,
  });
}

/** Finding labels that are probably wrong. */
export const clean: Idea<PointDraw> = {
  slug: 'clean',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.birds, W.songs, W.snails, W.plants], scene, variant, { kinds: 3, each: 8 }),
  versions: { high: inHigh },
};
