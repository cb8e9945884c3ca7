import { type LessonAct, lessonActSchema } from '@lamplight/domain/acts';
import type { LessonDetail } from '@lamplight/domain/lessons';
import { sceneSchema } from '@lamplight/domain/scenes';
import type { ReadyDrawing } from '@lamplight/domain/training';
import type { SceneParts } from '../scene-parts.ts';

const labels = (...texts: string[]) =>
  texts.map((text) => {
    const [words = '', picture] = text.split('|');
    return picture === undefined ? { text: words } : { text: words, picture };
  });

function act(written: { kind: LessonAct['kind'] } & Record<string, unknown>): LessonAct {
  return lessonActSchema.parse({ question: '', explanation: '', practises: [0], ...written });
}

function drawn(name: ReadyDrawing, variant: number, group: number, kind?: number) {
  const card = { text: name, drawing: { name, variant }, group };
  return kind === undefined ? card : { ...card, kind };
}

/** An act of each kind. */
export const SAMPLE_ACTS = {
  order: act({
    kind: 'order',
    question: 'What came first?',
    explanation: 'Light came first. Then God made the sky and the land.',
    items: labels('Light|glowing-star', 'Sky|rainbow', 'Land|camping', 'Plants|seedling'),
  }),
  sort: act({
    kind: 'sort',
    question: 'When do you see it?',
    explanation: 'The sun shines by day. Stars and lamps shine at night.',
    groups: labels('Day|sunrise', 'Night|key'),
    items: [
      { text: 'Star', picture: 'glowing-star', group: 1 },
      { text: 'Butterfly', picture: 'butterfly', group: 0 },
      { text: 'Rainbow', picture: 'rainbow', group: 0 },
      { text: 'Lamp', picture: 'light-bulb', group: 1 },
    ],
  }),
  match: act({
    kind: 'match',
    question: 'What makes the same number?',
    explanation: 'Count on from the first number.',
    pairs: [
      { left: { text: '2 + 2' }, right: { text: '4' } },
      { left: { text: '3 + 3' }, right: { text: '6' } },
      { left: { text: '4 + 5' }, right: { text: '9' } },
    ],
  }),
  tap: act({
    kind: 'tap',
    question: 'Where does the light come from?',
    explanation: 'The lantern burns and gives light.',
    parts: [
      { name: 'camp-tent', text: 'The tent', thought: 'The tent is dark inside.' },
      { name: 'path-lantern', text: 'The lantern', thought: null },
      { name: 'dog', text: 'The dog', thought: 'A dog does not shine.' },
    ],
    answer: 1,
  }),
  count: act({
    kind: 'count',
    question: 'How many apples are there?',
    explanation: 'Five in one row and two more make seven.',
    of: 'apple',
    count: 7,
  }),
  gap: act({
    kind: 'gap',
    question: 'Fill the gaps.',
    explanation: 'The bright time is day, and the dark time is night.',
    pieces: ['God named the bright time ', ', and the dark time ', '.'],
    words: ['day', 'night', 'summer', 'noon'],
  }),
  verse: act({
    kind: 'verse',
    reference: 'Genesis 1:3',
    pieces: ['And God said,', '“Let there be light,”', 'and there', 'was light.'],
  }),
  slide: act({
    kind: 'slide',
    question: 'How long does sunlight travel to the earth?',
    explanation: 'Light is fast, and the way is long: 150 million kilometers.',
    from: 0,
    to: 60,
    step: 1,
    unit: 'minutes',
    answer: 8,
  }),
  predict: act({
    kind: 'predict',
    question: 'An orange with its peel falls into water. What will it do?',
    explanation: '',
    options: labels('It floats', 'It sinks', 'It hangs in the middle'),
  }),
  draw: act({ kind: 'draw', question: 'Draw what you see when it is dark.' }),
  write: act({ kind: 'write', question: 'Write one thing you are thankful for.' }),
  train: act({
    kind: 'train',
    question: 'Teach the machine ladybugs and ants.',
    explanation: 'It asks which drawing is near.',
    learner: 'neighbors',
    asks: 'mistakes',
    groups: labels('Ladybug|lady-beetle', 'Ant|ant'),
    kinds: [],
    examples: [
      drawn('ladybug', 1, 0),
      drawn('ladybug', 2, 0),
      drawn('ant', 1, 1),
      drawn('ant', 2, 1),
    ],
    tests: [drawn('ladybug', 11, 0), drawn('ant', 11, 1), drawn('curled-ant', 1, 1)],
  }),
} as const;

/** Ones and sevens of two hands, of which one is left out at first. */
export const TWO_HANDS = act({
  kind: 'train',
  question: 'Whose ones and sevens are misread?',
  explanation: 'It knows only the hands that it has met.',
  learner: 'neighbors',
  asks: 'misread',
  groups: labels('One', 'Seven'),
  kinds: ['Plain hand', 'Flagged hand'],
  examples: [1, 2, 3].flatMap((variant) => [
    drawn('one-plain', variant, 0, 0),
    drawn('seven-plain', variant, 1, 0),
    drawn('one-flag', variant, 0, 1),
    drawn('seven-bar', variant, 1, 1),
  ]),
  tests: [11, 12].flatMap((variant) => [
    drawn('one-plain', variant, 0, 0),
    drawn('seven-plain', variant, 1, 0),
    drawn('one-flag', variant, 0, 1),
    drawn('seven-bar', variant, 1, 1),
  ]),
});

/** Words of two seasons, for a tree or a network. */
export const SEASON_WORDS = (learner: 'tree' | 'network') =>
  act({
    kind: 'train',
    question: 'Teach the machine summer and winter.',
    explanation: 'It goes by single words.',
    learner,
    asks: 'mistakes',
    groups: labels('Summer', 'Winter'),
    kinds: [],
    examples: [
      { text: 'swim in the lake', group: 0 },
      { text: 'lemonade by the lake', group: 0 },
      { text: 'snow on the hill', group: 1 },
      { text: 'a sled in the snow', group: 1 },
    ],
    tests: [
      { text: 'a boat on the lake', group: 0 },
      { text: 'deep snow', group: 1 },
      { text: 'mittens', group: 1 },
    ],
  });

/** A check question with pictures and thoughts. */
export const SAMPLE_CHECK: LessonDetail['checks'][number] = {
  question: 'God spoke. What came?',
  options: ['Trees', 'Light', 'Fish'],
  answer: 1,
  explanation: 'God spoke, and the light was there.',
  practises: [0],
  thoughts: ['Trees came on a later day.', null, 'Fish came when there was a sea.'],
  pictures: ['seedling', 'light-bulb', 'butterfly'],
  result: null,
  shown: false,
};

/** A camp at night, to tap in. */
export const CAMP: SceneParts = {
  scene: sceneSchema.parse({
    place: 'camp',
    light: 'night',
    things: [
      { what: 'camp-tent', at: [2, 1] },
      { what: 'path-lantern', at: [5, 2], size: 1.6 },
      { what: 'dog', at: [8, 2] },
    ],
  }),
  alt: 'A camp at night with a tent, a lantern and a dog.',
};

/** Apples on the grass, to count. */
export const APPLES: SceneParts = {
  scene: sceneSchema.parse({
    place: 'garden',
    light: 'day',
    things: [{ what: 'apple', at: [5, 2], count: 7, size: 1.6 }],
  }),
  alt: 'Apples lie on the grass.',
};
