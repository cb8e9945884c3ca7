import type { Json, ProjectTest } from '@lamplight/domain/projects';
import { daysOf } from '../../projects/fixed/weather-bot.ts';
import { equals } from '../tests.ts';

/** Tests with the project's own data, and tests with data that replace a part of it. */
interface FixedTests {
  readonly own: readonly ProjectTest[];
  readonly other: {
    readonly data: Readonly<Record<string, Json>>;
    readonly tests: readonly ProjectTest[];
  };
}

const pet = (length: number, tail: number, weight: number) => ({ length, tail, weight });

const petTests: FixedTests = {
  own: [
    equals('a cat is recognized', 'classify', [pet(47, 29, 4.5)], 'cat'),
    equals('a dog is recognized', 'classify', [pet(75, 36, 24)], 'dog'),
    equals('a rabbit is recognized', 'classify', [pet(37, 5, 2)], 'rabbit'),
    equals('a hamster is recognized', 'classify', [pet(11, 1, 0.1)], 'hamster'),
  ],
  other: {
    data: {
      pets: [
        { kind: 'horse', ...pet(240, 90, 500) },
        { kind: 'mouse', ...pet(9, 8, 0.02) },
        { kind: 'horse', ...pet(220, 85, 450) },
        { kind: 'ferret', ...pet(45, 13, 1) },
      ],
    },
    tests: [
      equals('a horse is recognized', 'classify', [pet(230, 88, 470)], 'horse'),
      equals('a ferret is recognized', 'classify', [pet(47, 29, 4)], 'ferret'),
      equals('a mouse is recognized', 'classify', [pet(13, 1, 0.1)], 'mouse'),
    ],
  },
};

const weatherTests: FixedTests = {
  own: [
    equals('after a sunny day', 'predict', ['sunny'], 'sunny'),
    equals('after a rainy day', 'predict', ['rainy'], 'rainy'),
    equals('a day that never came', 'predict', ['foggy'], 'no idea'),
  ],
  other: {
    data: { history: daysOf('srsrsrcscrcrcsrc') },
    tests: [
      equals('after a sunny day', 'predict', ['sunny'], 'rainy'),
      equals('a tie of rainy and sunny is rainy', 'predict', ['cloudy'], 'rainy'),
      equals('after a rainy day', 'predict', ['rainy'], 'cloudy'),
    ],
  },
};

const buddyTests: FixedTests = {
  own: [
    equals(
      'the dam builder is found',
      'answer',
      ['who builds a dam? dams in the river'],
      'the beaver',
    ),
    equals('capital letters do not matter', 'answer', ['ARK AND FLOOD'], 'Noah'),
    equals('small words alone find nothing', 'answer', ['what is the'], 'I do not know yet'),
    equals('mastery is a share', 'mastery', ['space'], 0.4),
  ],
  other: {
    data: {
      cards: [
        { topic: 'trees', question: 'Which tree has white bark', answer: 'the birch' },
        { topic: 'trees', question: 'Which tree has acorns', answer: 'the oak' },
      ],
      results: [
        { topic: 'trees', right: true },
        { topic: 'trees', right: false },
      ],
    },
    tests: [
      equals('the most shared words win', 'answer', ['a tree with acorns'], 'the oak'),
      equals('the first card wins a tie', 'answer', ['any tree'], 'the birch'),
      equals('half of the results are right', 'mastery', ['trees'], 0.5),
      equals('a topic without results is 0', 'mastery', ['space'], 0),
    ],
  },
};

const BY_ID: Readonly<Record<number, FixedTests>> = {
  1: petTests,
  2: weatherTests,
  3: buddyTests,
};

/**
 * The hidden tests of a fixed project.
 * @throws RangeError for another id
 */
export function fixedTests(id: number): FixedTests {
  const found = BY_ID[id];
  if (found === undefined) throw new RangeError(`there is no fixed project ${id}`);
  return found;
}
