import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

/** The points without their kinds. */
export function unlabeled({ examples, x, y }: PointDraw): Record<string, number>[] {
  return examples.map((example) => ({ [x]: Number(example[x]), [y]: Number(example[y]) }));
}

function inMiddle(drawn: PointDraw) {
  const { many, x, y, world, near } = drawn;
  return coded({
    title: `Finding Groups Nobody Named: ${capital(many)}`,
    description: 'Nobody labeled these examples. Build k-means, which finds groups by itself.',
    task: [
      `The list ${many} has ${x} and ${y}, but no kinds. ${world.meaning} k-means begins with three centers and repeats two steps.`,
      `groupOf(thing, centers) answers the number of the closest center (0, 1 or 2; the smaller number on a tie). moved(list, centers) answers new centers: each one is the average of the things in its group; a center without things stays where it is. group(thing) answers the group after five rounds, which begin with the first three ${many} as centers.`,
      'The machine found groups, but it has no names for them, and it cannot know whether they mean anything. Sorting things is useful; putting people into groups needs much more care.',
    ],
    picture: world.picture,
    data: { [many]: unlabeled(drawn) },
    trial: { call: 'group', inputs: [[near(0, 0)], [near(1, 0)], [near(2, 0)], [near(1, 1)]] },
    hints: [
      'distance(thing, center) compares the numbers that both have.',
      'In groupOf, keep the number of the best center so far, beginning with 0.',
      'In moved, filter the list for one group, add up and divide by how many there are.',
      'To learn, repeat five times: centers = moved(list, centers).',
    ],
    concepts: ['k-means', 'clustering', 'unsupervised learning'],
    keywords: ['distance', 'filter'],
    source: `
// The number of the closest center.
function groupOf(thing, centers) {
  //? compare the distance to each center.
  let best = 0;
  for (let at = 1; at < centers.length; at += 1) {
    if (distance(thing, centers[at]) < distance(thing, centers[best])) best = at;
  }
  return best;
  //!
}

function average(list, part) {
  let sum = 0;
  for (const thing of list) sum += thing[part];
  return sum / list.length;
}

// Each center moves to the middle of its group.
function moved(list, centers) {
  //? average ${x} and ${y} of each group; an empty group keeps its center.
  return centers.map((center, at) => {
    const members = list.filter((thing) => groupOf(thing, centers) === at);
    if (members.length === 0) return center;
    return { ${x}: average(members, '${x}'), ${y}: average(members, '${y}') };
  });
  //!
}

let centers = ${many}.slice(0, 3);
//? repeat five times: move the centers.
for (let round = 1; round <= 5; round += 1) {
  centers = moved(${many}, centers);
}
//!

function group(thing) {
  //? which of the centers is closest?
  return groupOf(thing, centers);
  //!
}

print('Centers:', centers);
drawMap('Groups', ${many}, { x: '${x}', y: '${y}' }, (x, y) => group({ ${x}: x, ${y}: y }));
`,
  });
}

function inHigh(drawn: PointDraw) {
  const { many, x, y, world } = drawn;
  return coded({
    title: `How Many Kinds of ${capital(many)} Are There?`,
    description: 'Run k-means to the end for several k, measure the spread and look for the elbow.',
    task: [
      `${many} holds unlabeled points with ${x} and ${y}. ${world.meaning} You decide how many clusters there are, and have to justify it.`,
      'starts(points, k) chooses k centers: the first point, then again and again the point whose distance to its closest chosen center is greatest (the first one on a tie). cluster(points, k) begins with them and moves every center to the mean of its points until no center changes, and answers the centers as objects with the same two numbers. spread(points, centers) is the sum of squared distances from each point to its closest center. spreadFor(k) is the spread of our points after clustering.',
      'Draw the spread for k from 1 to 6. It always falls, so the smallest spread is not the goal; the bend is. Naming a number of kinds is a claim about the world: be ready to be wrong about it.',
    ],
    picture: world.picture,
    data: { [many]: unlabeled(drawn) },
    trial: { call: 'spreadFor', inputs: [[1], [2], [3], [4]] },
    hints: [
      'A helper closest(point, centers) that answers the least distance serves starts as well as spread.',
      'Compare old and new centers by JSON.stringify to see whether anything changed.',
      'The mean of a cluster: sum of each number divided by its size. Chosen points never leave a cluster empty at the start.',
      'spread squares the distance: closest(point, centers) ** 2.',
    ],
    concepts: ['k-means', 'farthest-first start', 'inertia', 'elbow method'],
    keywords: ['reduce', 'min', 'map', 'stringify'],
    source: `
// The distance to the closest center.
function closest(point, centers) {
  //? the least of all distances.
  return Math.min(...centers.map((center) => distance(point, center)));
  //!
}

// The first point, then always the one farthest from all chosen.
function starts(points, k) {
  const chosen = [points[0]];
  //? add the farthest point until there are k.
  while (chosen.length < k) {
    chosen.push(
      points.reduce((far, point) =>
        closest(point, chosen) > closest(far, chosen) ? point : far,
      ),
    );
  }
  //!
  return chosen;
}

function mean(points) {
  const middle = { ${x}: 0, ${y}: 0 };
  for (const point of points) {
    middle.${x} += point.${x} / points.length;
    middle.${y} += point.${y} / points.length;
  }
  return middle;
}

function cluster(points, k) {
  //? assign and move until nothing changes.
  let centers = starts(points, k);
  while (true) {
    const next = centers.map((center) => {
      const members = points.filter((point) => distance(point, center) === closest(point, centers));
      return members.length === 0 ? center : mean(members);
    });
    if (JSON.stringify(next) === JSON.stringify(centers)) return next;
    centers = next;
  }
  //!
}

// The sum of the squared distances to the closest center.
function spread(points, centers) {
  //? square and add up.
  return points.reduce((sum, point) => sum + closest(point, centers) ** 2, 0);
  //!
}

function spreadFor(k) {
  //? cluster our points and measure.
  return spread(${many}, cluster(${many}, k));
  //!
}

//? draw the spread for k from 1 to 6.
drawLine('Spread for k = 1 to 6', [1, 2, 3, 4, 5, 6].map(spreadFor));
//!
drawPoints('Unlabeled', ${many}, { x: '${x}', y: '${y}' });
`,
  });
}

/** Finding groups in unlabeled data. */
export const kmeans: Idea<PointDraw> = {
  slug: 'kmeans',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.leaves, W.boats, W.days, W.songs], scene, variant, { kinds: 3, each: 7 }),
  versions: { middle: inMiddle, high: inHigh },
};
