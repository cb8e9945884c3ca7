import { coded, type Idea, roundOf, sceneOf } from '../idea.ts';

interface Land {
  readonly who: string;
  readonly story: string;
  /** Rows of ground: `.` is free, `#` is not. */
  readonly land: readonly string[];
  /** The same with another shape. */
  readonly otherLand: readonly string[];
  readonly picture: string;
}

const LANDS: readonly Land[] = [
  {
    who: 'A Mars Rover',
    story:
      'A rover on a stony plain gets its orders only once a day, so it has to find its own way.',
    land: ['..#.....', '.##.###.', '....#...', '.##.#.#.', '..#...#.', '#...#...'],
    otherLand: ['...#....', '.#.#.##.', '.#...#..', '.####.#.', '......#.', '.####...'],
    picture: 'robot',
  },
  {
    who: 'A Rescue Robot',
    story:
      'After a storm, trees lie across the trails, and a robot carries water to those who wait.',
    land: ['.....#..', '.###.#..', '.#...#..', '.#.###..', '.#......', '...##.#.'],
    otherLand: ['#.......', '..####.#', '#....#..', '..##.##.', '.##.....', '....###.'],
    picture: 'world-map',
  },
  {
    who: 'The Mail Mouse',
    story: 'A toy mouse with wheels brings letters through the corridors of the camp house.',
    land: ['.#......', '.#.####.', '.#.#..#.', '...##.#.', '.###..#.', '......#.'],
    otherLand: ['........', '###.###.', '....#...', '.####.##', '......#.', '.####...'],
    picture: 'envelope-with-arrow',
  },
];

export interface RoverDraw extends Land {
  /** Places on free ground, as [row, column]. */
  readonly free: readonly (readonly [number, number])[];
  readonly walls: readonly (readonly [number, number])[];
  /** The ground as numbers: the cost of entering a cell, 9 where it is not free. */
  readonly costs: readonly (readonly number[])[];
}

function draw(scene: number, variant: 'own' | 'other'): RoverDraw {
  const land = sceneOf(LANDS, scene);
  const shape = variant === 'own' ? land.land : land.otherLand;
  // Scenes beyond the written ones see the same ground in a mirror.
  const rows =
    roundOf(LANDS, scene) % 2 === 0 ? shape : shape.map((row) => [...row].reverse().join(''));
  const cells = rows.flatMap((row, y) =>
    [...row].map((cell, x) => ({ cell, place: [y, x] as const })),
  );
  const of = (kind: string) => cells.filter(({ cell }) => cell === kind).map(({ place }) => place);
  const costs = rows.map((row, y) =>
    [...row].map((cell, x) => (cell === '#' ? 9 : 1 + ((x * 2 + y) % 3))),
  );
  return { ...land, land: rows, free: of('.'), walls: of('#'), costs };
}

function inMiddle({ who, story, land, free, walls, picture }: RoverDraw) {
  const [start = [0, 0], ...others] = free;
  const goals = [others[1] ?? start, others.at(-1) ?? start, walls[0] ?? start, start];
  return coded({
    title: `${who} Finds the Shortest Way`,
    description: 'Search step by step like a wave in water: breadth-first search on a map.',
    task: [
      `${story} land holds rows of characters: . is free, # is blocked. A place is [row, column]. One step goes up, down, left or right.`,
      'neighbors(place) answers the free places one step away, in the order up, down, left, right; nothing beyond the map. steps(from, to) answers the smallest number of steps: 0 for the same place, -1 when there is no way or when from or to is blocked.',
      'The wave visits all places that are one step away, then two, then three. It needs no cleverness to be sure of the shortest way, only patience and a list of where it has been.',
    ],
    picture,
    data: { land },
    trial: { call: 'steps', inputs: goals.map((goal) => [start, goal]) },
    hints: [
      "land[row]?.[column] === '.' is true only on the map and on free ground.",
      'Keep a list of places to go on from. Take from its front, add at its end.',
      "Remember the steps to each place in an object under a name such as row + ' ' + column.",
      'A place that already has its steps is never added again. That is why the loop ends.',
    ],
    concepts: ['graph search', 'breadth-first search', 'queue'],
    keywords: ['shift', 'push', 'filter'],
    source: `
// The free places one step away: up, down, left, right.
function neighbors([row, column]) {
  //? keep those that are on the map and free.
  const places = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
  return places.filter(([y, x]) => land[y]?.[x] === '.');
  //!
}

// The steps from one place to each that can be reached.
function wave(from) {
  const reached = {};
  //? begin with 0 for the start and go on from each reached place.
  reached[from.join(' ')] = 0;
  const list = [from];
  while (list.length > 0) {
    const place = list.shift();
    for (const next of neighbors(place)) {
      if (reached[next.join(' ')] !== undefined) continue;
      reached[next.join(' ')] = reached[place.join(' ')] + 1;
      list.push(next);
    }
  }
  //!
  return reached;
}

function steps(from, to) {
  //? look up the steps; -1 when there is no way.
  if (land[from[0]]?.[from[1]] !== '.') return -1;
  return wave(from)[to.join(' ')] ?? -1;
  //!
}

drawPixels('The ground', land);
const reached = wave([${start.join(', ')}]);
drawPixels('How far from the start?', land.map((row, y) =>
  [...row].map((cell, x) => (reached[y + ' ' + x] ?? 0) / 25),
));
`,
  });
}

function inHigh({ who, story, costs, free, picture }: RoverDraw) {
  const [start = [0, 0], ...others] = free;
  const goals = [others[2] ?? start, others.at(-1) ?? start, others[7] ?? start, start];
  return coded({
    title: `${who} and the Cheapest Way`,
    description:
      'Ground is not all alike. Find the cheapest path with Dijkstra’s algorithm and draw it.',
    task: [
      `${story} costs holds rows of numbers: what it costs to enter each cell, from 1 (smooth) to 9 (very rough). A place is [row, column]; steps go up, down, left and right. The starting cell itself costs nothing.`,
      'neighbors(place, grid) answers the places one step away that lie on the grid, in the order up, down, left, right. cheapest(from, to, grid) answers the least total cost, 0 for the same place and null when to lies outside. path(from, to, grid) answers the places of a cheapest way, both ends included.',
      'Dijkstra always goes on from the cheapest place it knows. That is a promise: once a place is settled, no better way to it will ever turn up. It holds only while no step has a cost below 0. Know the assumptions of your tools.',
    ],
    picture,
    data: { costs },
    trial: { call: 'route', inputs: goals.map((goal) => [start, goal]) },
    hints: [
      'Keep three things by name: the cost so far, the place before, and whether a place is settled.',
      'A simple loop that looks for the cheapest unsettled place is fast enough for a small grid.',
      'For each neighbor of the settled place: is the way through here cheaper than what is known? Then note cost and place before.',
      'path walks back from to by the noted places, and turns the list around in the end.',
    ],
    concepts: ['weighted graphs', 'Dijkstra’s algorithm', 'greedy choice', 'path reconstruction'],
    keywords: ['while', 'Infinity', 'push', 'filter'],
    source: `
const key = (place) => place.join(' ');

// The places one step away that lie on the grid.
function neighbors([row, column], grid) {
  //? up, down, left, right; keep those on the grid.
  const places = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
  return places.filter(([y, x]) => grid[y]?.[x] !== undefined);
  //!
}

// For each place by its key: { place, cost, before, settled }.
function explore(from, grid) {
  const known = { [key(from)]: { place: from, cost: 0, before: null, settled: false } };
  //? settle the cheapest open place until none is open.
  while (true) {
    const open = Object.values(known).filter((entry) => !entry.settled);
    if (open.length === 0) break;
    const here = open.reduce((best, entry) => (entry.cost < best.cost ? entry : best));
    here.settled = true;
    for (const place of neighbors(here.place, grid)) {
      const cost = here.cost + grid[place[0]][place[1]];
      if (cost < (known[key(place)]?.cost ?? Infinity)) {
        known[key(place)] = { place, cost, before: here.place, settled: false };
      }
    }
  }
  //!
  return known;
}

function cheapest(from, to, grid) {
  //? the cost of the goal, or null.
  return explore(from, grid)[key(to)]?.cost ?? null;
  //!
}

function path(from, to, grid) {
  //? walk back from the goal.
  const known = explore(from, grid);
  const places = [];
  for (let place = to; place !== null; place = known[key(place)].before) places.push(place);
  return places.reverse();
  //!
}

function route(from, to) {
  return cheapest(from, to, costs);
}

drawPixels('How rough is the ground?', costs);
//? draw the cheapest way across the grid.
const way = path([0, 0], [costs.length - 1, costs[0].length - 1], costs).map(key);
const isOnWay = (y, x) => (way.includes(key([y, x])) ? 1 : 0);
drawPixels('The way', costs.map((row, y) => row.map((cost, x) => isOnWay(y, x))));
//!
`,
  });
}

/** Search for the shortest and the cheapest way. */
export const rover: Idea<RoverDraw> = {
  slug: 'rover',
  scenes: LANDS.length,
  draw,
  versions: { middle: inMiddle, high: inHigh },
};
