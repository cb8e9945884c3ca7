import { wordCount } from '../../projects/ideas/word-count.ts';
import { equals, testsOf } from '../tests.ts';

export const wordCountTests = testsOf(wordCount, {
  elementary: ({ topics: [one, two], world }) => [
    equals(`${one.name} is told`, 'sort', [one.asks[2]], one.name),
    equals(`${two.name} is told`, 'sort', [two.asks[2].toUpperCase()], two.name),
    equals('neither is not sure', 'sort', [`${world.neither} ${world.neither}`], 'not sure'),
    equals('an empty message is not sure', 'sort', [''], 'not sure'),
  ],
  middle: ({ topics: [one, two] }) => [
    equals(
      'words are counted by topic',
      'learn',
      [
        [
          { text: 'Red red fox', topic: 'a' },
          { text: 'fox', topic: 'b' },
        ],
      ],
      { a: { red: 2, fox: 1 }, b: { fox: 1 } },
    ),
    equals('counts are added up', 'score', ['red fox and owl', { red: 2, fox: 3 }], 5),
    equals(`${one.name} is told`, 'guess', [one.asks[2]], one.name),
    equals(`${two.name} is told`, 'guess', [two.asks[2]], two.name),
    equals('an empty text is not sure', 'guess', [''], 'not sure'),
  ],
});
