import { seededPick } from '@lamplight/domain/random';
import { coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { capital } from '../words.ts';

interface ScaleScene {
  readonly many: string;
  readonly one: string;
  /** A number that goes into the thousands and says nothing, and a small one that tells the kinds apart. */
  readonly big: string;
  readonly small: string;
  readonly story: string;
  readonly kinds: readonly [string, string];
  readonly picture: string;
}

const SCENES: readonly ScaleScene[] = [
  {
    many: 'beetles',
    one: 'beetle',
    big: 'meters',
    small: 'length',
    story:
      'Beetles were found at different heights above the sea, in meters. Their length is in millimeters.',
    kinds: ['flea beetle', 'ground beetle'],
    picture: 'microscope',
  },
  {
    many: 'pots',
    one: 'pot',
    big: 'price',
    small: 'handles',
    story: 'Pots from a market have a price in cents and handles of some centimeters.',
    kinds: ['kettle', 'pan'],
    picture: 'bread',
  },
  {
    many: 'letters',
    one: 'letter',
    big: 'kilometers',
    small: 'grams',
    story: 'Letters traveled some kilometers to the camp, and each was weighed, in grams.',
    kinds: ['postcard', 'report'],
    picture: 'envelope-with-arrow',
  },
];

/** A type and no interface, so that it fits where data of any shape is wanted. */
type Thing = Readonly<Record<string, number | string>>;

export interface ScaleDraw extends ScaleScene {
  readonly examples: readonly Thing[];
  readonly ask: (kind: 0 | 1, which: number) => Record<string, number>;
}

function draw(scene: number, variant: Variant): ScaleDraw {
  const base = sceneOf(SCENES, scene);
  const pick = seededPick(`${base.many} ${scene} ${variant}`);
  const turned = variant === 'own' ? base.kinds : ([base.kinds[1], base.kinds[0]] as const);
  const few = pick.int(2, 3);
  const low = () => few + pick.int(-10, 10) / 10;
  const examples = Array.from({ length: 8 }, (_, at) => {
    const big = 800 + at * 150 + pick.int(-20, 20);
    const of = (kind: 0 | 1) => ({
      [base.big]: big + kind * 40,
      [base.small]: Math.round((low() + kind * 8) * 10) / 10,
      kind: turned[kind],
    });
    return [of(0), of(1)];
  }).flat();
  const ask = (kind: 0 | 1, which: number) => ({
    // As high as an example of the other kind: only the small number tells.
    [base.big]: Number(examples[(which * 4 + 1 - kind) % examples.length]?.[base.big] ?? 0),
    [base.small]: few + kind * 8,
  });
  return { ...base, kinds: [turned[0], turned[1]], examples, ask };
}

function inHigh({ many, one, big, small, story, examples, ask, picture }: ScaleDraw) {
  return coded({
    title: `Fair Scales for ${capital(many)}`,
    description:
      'A feature in the thousands drowns a feature below ten. Normalize before you compare.',
    task: [
      `${story} Every ${one} in ${many} also has a kind. Nearest neighbor on the raw numbers looks at ${big} only, simply because its numbers are larger.`,
      `range(list, name) answers { least, most } of one feature. scaled(value, range) maps least to 0 and most to 1, linearly; when both are equal it answers 0. prepared(thing) answers { ${big}, ${small} } of a thing, each scaled by its range in ${many}. guess(thing) is the kind of the nearest ${one} by the distance of prepared things.`,
      'Compare both maps. The scale was never written as a rule, and yet it decided everything. Look for such silent choices whenever numbers about people are compared.',
    ],
    picture,
    data: { [many]: examples },
    trial: { call: 'guess', inputs: [[ask(0, 0)], [ask(1, 0)], [ask(0, 1)], [ask(1, 1)]] },
    hints: [
      'Math.min and Math.max compare the numbers of a list when you spread it out with three dots.',
      'scaled: subtract the least, divide by most minus least.',
      'Work out the two ranges and the prepared examples once, outside of guess.',
      'Without scaling, distance adds squared differences of hundreds to those of ones.',
    ],
    concepts: ['normalization', 'feature scaling', 'nearest neighbor'],
    keywords: ['min', 'max', 'map'],
    source: `
function range(list, name) {
  //? the least and the greatest value.
  const values = list.map((entry) => entry[name]);
  return { least: Math.min(...values), most: Math.max(...values) };
  //!
}

// From 0 for the least to 1 for the greatest.
function scaled(value, { least, most }) {
  //? mind a range of one value.
  return most === least ? 0 : (value - least) / (most - least);
  //!
}

//? work out the ranges of ${big} and ${small}.
const ranges = { ${big}: range(${many}, '${big}'), ${small}: range(${many}, '${small}') };
//!

// A thing with both features on the same scale.
function prepared(thing) {
  //? scale both features.
  return {
    ${big}: scaled(thing.${big}, ranges.${big}),
    ${small}: scaled(thing.${small}, ranges.${small}),
  };
  //!
}

// Given: the nearest neighbor on the raw numbers.
function rawGuess(thing) {
  const far = (example) => distance(thing, example);
  return ${many}.reduce((best, example) => (far(example) < far(best) ? example : best)).kind;
}

//? prepare all ${many} once and keep their kinds.
const known = ${many}.map((example) => ({ kind: example.kind, ...prepared(example) }));
//!

function guess(thing) {
  //? the nearest neighbor on prepared numbers.
  const asked = prepared(thing);
  let best = known[0];
  for (const example of known) {
    if (distance(asked, example) < distance(asked, best)) best = example;
  }
  return best.kind;
  //!
}

const axes = { x: '${big}', y: '${small}', label: 'kind' };
drawMap('Raw numbers', ${many}, axes, (x, y) => rawGuess({ ${big}: x, ${small}: y }));
drawMap('Fair scales', ${many}, axes, (x, y) => guess({ ${big}: x, ${small}: y }));
`,
  });
}

/** Features on one scale. */
export const scales: Idea<ScaleDraw> = {
  slug: 'scales',
  scenes: SCENES.length,
  draw,
  versions: { high: inHigh },
};
