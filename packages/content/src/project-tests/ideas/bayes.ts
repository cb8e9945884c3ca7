import { bayes } from '../../projects/ideas/bayes.ts';
import { between, equals, testsOf } from '../tests.ts';

const model = {
  topics: {
    a: { texts: 2, words: { red: 2, fox: 1 }, total: 3 },
    b: { texts: 1, words: { fox: 1 }, total: 1 },
  },
  texts: 3,
  vocabulary: 2,
};

const close = (value: number): [number, number] => [value - 0.001, value + 0.001];

export const bayesTests = testsOf(bayes, {
  high: ({ topics: [one, two] }) => [
    equals(
      'texts and words are counted',
      'learn',
      [
        [
          { text: 'Red fox', topic: 'a' },
          { text: 'fox', topic: 'b' },
          { text: 'red', topic: 'a' },
        ],
      ],
      model,
    ),
    equals('a seen word is smoothed', 'chanceOf', ['red', model.topics.a, model], 3 / 5),
    equals('an unseen word has a chance', 'chanceOf', ['owl', model.topics.b, model], 1 / 3),
    between(
      'logarithms are added',
      'score',
      ['red owl', 'a', model],
      close(Math.log((2 / 3) * (3 / 5) * (1 / 5))),
    ),
    equals(`${one.name} is told`, 'guess', [one.asks[2]], one.name),
    equals(`${two.name} is told`, 'guess', [two.asks[2]], two.name),
  ],
});
