import { type MarkovDraw, markov } from '../../projects/ideas/markov.ts';
import { equals, oneOf, testsOf } from '../tests.ts';

const learned = { a: { b: 2, c: 1 }, b: { a: 1, c: 1 } };

/** The most frequent follower that was met first; null when nothing follows. */
function likely({ after }: MarkovDraw, word: string): string | null {
  const next = after.get(word) ?? [];
  const times = (one: string) => next.filter((each) => each === one).length;
  const most = Math.max(0, ...next.map(times));
  return next.find((one) => times(one) === most) ?? null;
}

export const markovTests = testsOf(markov, {
  elementary: ({ asks: [one, two, three], after }) => [
    equals(`all that follows ${one} is found`, 'followers', [one], after.get(one) ?? []),
    equals(`all that follows ${two} is found`, 'followers', [two], after.get(two) ?? []),
    equals(`all that follows ${three} is found`, 'followers', [three], after.get(three) ?? []),
    equals('nothing follows a word that never came', 'followers', ['zebra'], []),
  ],
  middle: (drawn) => {
    const [one, two] = drawn.asks;
    const second = likely(drawn, one) ?? '';
    const text = [one, second, likely(drawn, second)].filter((word) => word !== null).join(' ');
    return [
      equals('neighbors within a line are counted', 'learn', [['a b a b c', 'c', 'b']], {
        a: { b: 2 },
        b: { a: 1, c: 1 },
      }),
      equals('the highest count is likely', 'likely', ['a', learned], 'b'),
      equals('the first one wins a tie', 'likely', ['b', learned], 'a'),
      equals('nothing follows an unknown word', 'likely', ['zebra', learned], null),
      equals('three words are written', 'write', [one, 3], text),
      equals('one word is written', 'write', [two, 1], two),
    ];
  },
  high: (drawn) => {
    const { lines, asks, after } = drawn;
    const [from = '', to = '', next = ''] = (lines[0] ?? '').split(' ');
    const follow = after.get(asks[1]) ?? [];
    return [
      equals('contexts of two words are counted', 'learn', [['a b c', 'a b d', 'b d'], 2], {
        'a b': { c: 1, d: 1 },
      }),
      equals(
        'a new context backs off to one word',
        'chances',
        [`zebra ${asks[1]}`],
        Object.fromEntries(
          follow.map((word) => [
            word,
            follow.filter((each) => each === word).length / follow.length,
          ]),
        ),
      ),
      equals('nothing is known of a new word', 'chances', ['zebra zebra'], {}),
      equals('nothing is predicted for a new word', 'predict', ['zebra'], null),
      oneOf(
        'a known context is continued',
        'predict',
        [`${from} ${to}`],
        [
          next,
          ...lines.flatMap((line) =>
            line
              .split(`${from} ${to} `)
              .slice(1)
              .map((rest) => rest.split(' ')[0] ?? ''),
          ),
        ],
      ),
    ];
  },
});
