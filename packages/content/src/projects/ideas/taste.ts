import { seededPick } from '@lamplight/domain/random';
import { coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { capital } from '../words.ts';

interface ShelfScene {
  readonly what: string;
  readonly things: readonly [string, string, string, string, string, string];
  readonly picture: string;
}

const SCENES: readonly ShelfScene[] = [
  {
    what: 'books',
    things: ['Heidi', 'Narnia', 'Momo', 'Sherlock', 'Nautilus', 'Everest'],
    picture: 'books',
  },
  {
    what: 'workshops',
    things: ['pottery', 'choir', 'theater', 'robots', 'rockets', 'chess'],
    picture: 'artist-palette',
  },
  {
    what: 'hikes',
    things: ['lake', 'meadow', 'chapel', 'summit', 'canyon', 'ridge'],
    picture: 'hiking-boot',
  },
];

const PEOPLE = ['Noor', 'Pia', 'Quinn', 'Rosa', 'Sam', 'Tess'] as const;

export type Ratings = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface TasteDraw extends ShelfScene {
  /** Ratings from 1 to 5; each person lacks one or two. */
  readonly ratings: Ratings;
  /** People and things that they did not rate. */
  readonly gaps: readonly (readonly [person: string, thing: string])[];
}

function draw(scene: number, variant: Variant): TasteDraw {
  const base = sceneOf(SCENES, scene);
  const pick = seededPick(`${base.what} ${scene} ${variant}`);
  const gaps: [string, string][] = [];
  const ratings = Object.fromEntries(
    PEOPLE.map((person, at) => {
      // Half of them love the first three things, the others the last three.
      const lovesFirst = (at % 2 === 0) === (variant === 'own');
      const rated = base.things.map((thing, place): [string, number] => [
        thing,
        place < 3 === lovesFirst ? pick.int(4, 5) : pick.int(1, 2),
      ]);
      const missing = pick.int(0, 5);
      gaps.push([person, base.things[missing] ?? '']);
      return [person, Object.fromEntries(rated.filter((_, place) => place !== missing))];
    }),
  );
  return { ...base, ratings, gaps };
}

function inHigh({ what, ratings, gaps, things, picture }: TasteDraw) {
  return coded({
    title: `Collaborative Filtering: ${capital(what)}`,
    description: 'Predict a rating that nobody gave yet from people with similar taste.',
    task: [
      `ratings holds { person: { thing: 1 to 5 } } for ${what}; everybody left something out. People who agreed before may agree again.`,
      'alike(a, b) compares two rating objects: 1 / (1 + d), where d is the square root of the summed squared differences over the things that both rated; without a shared thing it is 0. predict(person, thing) answers the mean of the ratings that all others gave the thing, weighted by how alike each is to the person; null if nobody who is alike rated it. best(person) answers the thing that the person has not rated with the highest prediction, or null if there is none.',
      'A recommender narrows: it shows you what people like you liked. Count who gets bad predictions here. Usually it is whoever is unlike the rest, and they have as much right to be served well.',
    ],
    picture,
    data: { ratings },
    trial: {
      call: 'predict',
      inputs: [...gaps.slice(0, 4).map(([person, thing]) => [person, thing]), ['Noor', 'nothing']],
    },
    hints: [
      'Object.keys(a).filter(thing => thing in b) are the things that both rated.',
      'A weighted mean: add up weight × rating, add up the weights, divide at the end.',
      'Skip the person itself and everybody who has not rated the thing.',
      'For best, collect all things that anybody rated, leave out what the person rated, and compare predictions.',
    ],
    concepts: ['collaborative filtering', 'weighted mean', 'similarity', 'sparse data'],
    keywords: ['filter', 'weights', 'sqrt'],
    source: `
// From 0 (nothing shared) to 1 (the same ratings).
function alike(a, b) {
  //? the distance over shared things, turned into likeness.
  const shared = Object.keys(a).filter((thing) => thing in b);
  if (shared.length === 0) return 0;
  const squares = shared.reduce((sum, thing) => sum + (a[thing] - b[thing]) ** 2, 0);
  return 1 / (1 + Math.sqrt(squares));
  //!
}

// The weighted mean of what the others said, or null.
function predict(person, thing) {
  //? weigh each rating by how alike its giver is.
  let sum = 0;
  let weights = 0;
  for (const [other, given] of Object.entries(ratings)) {
    if (other === person || !(thing in given)) continue;
    const weight = alike(ratings[person], given);
    sum += weight * given[thing];
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
  //!
}

// The most promising thing that the person has not rated.
function best(person) {
  //? compare the predictions of all that is new.
  const all = Object.values(ratings).flatMap((given) => Object.keys(given));
  let found = null;
  for (const thing of new Set(all)) {
    if (thing in ratings[person]) continue;
    if (found === null || predict(person, thing) > predict(person, found)) found = thing;
  }
  return found;
  //!
}

drawTable('Ratings', Object.entries(ratings).map(([person, given]) => ({ person, ...given })));
const bars = {};
for (const person of Object.keys(ratings)) {
  bars[person] = alike(ratings.${PEOPLE[0]}, ratings[person]) ?? 0;
}
drawBars('How alike is everybody to ${PEOPLE[0]}?', bars);
print('There are', ${things.length}, '${what}.');
`,
  });
}

/** Predicting ratings from people who are alike. */
export const taste: Idea<TasteDraw> = {
  slug: 'taste',
  scenes: SCENES.length,
  draw,
  versions: { high: inHigh },
};
