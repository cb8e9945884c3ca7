import { privacy } from '../../projects/ideas/privacy.ts';
import { equals, testsOf } from '../tests.ts';

export const privacyTests = testsOf(privacy, {
  elementary: ({ choices, counts }) => [
    ...choices
      .slice(0, 3)
      .map((choice, at) =>
        equals(`everyone with ${choice} is counted`, 'howMany', [choice], counts[at] ?? 0),
      ),
    equals('nobody chose what was no choice', 'howMany', ['moon'], 0),
  ],
  middle: ({ part, choices, counts, answers }) => [
    equals(
      'answers are counted',
      'tally',
      [answers],
      Object.fromEntries(choices.map((choice, at) => [choice, counts[at] ?? 0])),
    ),
    equals(
      'small groups are put together',
      'publish',
      [['a', 'b', 'b', 'c', 'b', 'd', 'd'].map((each) => ({ name: 'x', [part]: each })), 3],
      { b: 3, other: 4 },
    ),
    equals(
      'without small groups there is no other',
      'publish',
      [['a', 'a'].map((each) => ({ name: 'x', [part]: each })), 2],
      { a: 2 },
    ),
    ...choices
      .slice(0, 3)
      .map((choice, at) =>
        equals(`whether ${choice} is safe`, 'safe', [choice], (counts[at] ?? 0) >= 3),
      ),
  ],
});
