import { sentiment } from '../../projects/ideas/sentiment.ts';
import { equals, testsOf } from '../tests.ts';

export const sentimentTests = testsOf(sentiment, {
  elementary: ({ say, calm }) => [
    equals('a glad sentence is happy', 'feel', [say(0, 3)], 'happy'),
    equals('a gloomy sentence is sad', 'feel', [say(1, 3)], 'sad'),
    equals('as much of both is calm', 'feel', [say(2, 3)], 'calm'),
    equals('more glad than gloomy is happy', 'feel', [say(3, 1)], 'happy'),
    equals('no feeling at all is calm', 'feel', [calm.toUpperCase()], 'calm'),
  ],
  middle: ({ say, happy, sad, calm }) => [
    equals('a happy word is worth 1', 'value', [happy[2] ?? ''], 1),
    equals('a sad word is worth -1', 'value', [sad[2] ?? ''], -1),
    equals('not turns the next word', 'mood', [`not ${happy[1]} but ${sad[3]}`], -2),
    equals('not turns only the next word', 'mood', [`never ${sad[1]} and ${happy[4]}`], 2),
    equals('a gloomy text is sad', 'feel', [say(1, 4)], 'sad'),
    equals('no feeling at all is calm', 'feel', [calm], 'calm'),
  ],
});
