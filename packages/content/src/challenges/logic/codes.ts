import { codeScene, NAMES } from '../scenes.ts';
import { until } from './deduce.ts';
import type { LogicTemplate } from './template.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Words that are hidden in codes. */
export const CODE_WORDS = [
  'ABIDE',
  'ANCHOR',
  'BEACON',
  'BLESS',
  'BREAD',
  'BRIDGE',
  'CAMPFIRE',
  'CANDLE',
  'COMFORT',
  'COURAGE',
  'DAWN',
  'DOVE',
  'FAITH',
  'FOREST',
  'FORGIVE',
  'FRIEND',
  'GARDEN',
  'GENTLE',
  'GRACE',
  'HARVEST',
  'HONEST',
  'HOPE',
  'HUMBLE',
  'JOYFUL',
  'KINDNESS',
  'LANTERN',
  'LIGHT',
  'LISTEN',
  'MANNA',
  'MERCY',
  'MORNING',
  'MOUNTAIN',
  'NEIGHBOR',
  'PATIENCE',
  'PEACE',
  'PRAISE',
  'PSALM',
  'RAINBOW',
  'RIVER',
  'SERVE',
  'SHEPHERD',
  'SPARROW',
  'STAR',
  'THANKS',
  'TRUST',
  'WISDOM',
  'WONDER',
] as const;

const letterAt = (index: number): string =>
  LETTERS.charAt((index + LETTERS.length) % LETTERS.length);

/** Letters as numbers, for 11 to 14. */
export const letterNumbers: LogicTemplate = {
  id: 'letter-numbers',
  difficulty: 'easy',
  draw(pick) {
    const { title, story, key } = codeScene(pick);
    const word = pick.one(CODE_WORDS);
    const first = pick.int(1, 9);
    const numbers = [...word].map((letter) => LETTERS.indexOf(letter) + first);
    return {
      parts: [key, word, first],
      title: `${title} Number Code`,
      task: `${story} In this code A is ${first}, B is ${first + 1}, C is ${first + 2}, and so on. Which word is it?`,
      clues: [numbers.join(' – ')],
      answer: word,
      explanation: `${[...word].map((letter, index) => `${numbers[index]} is ${letter}`).join(', ')}: ${word}.`,
      hints: [
        'Write the alphabet in a row and the numbers underneath.',
        'Look up each number, one after another.',
      ],
    };
  },
};

/** Letters moved along the alphabet, for 15 and older. */
export const shiftCipher: LogicTemplate = {
  id: 'shift-cipher',
  difficulty: 'easy',
  draw(pick) {
    const name = pick.one(NAMES);
    const [word, sample] = pick.some(CODE_WORDS, 2) as [string, string];
    const shift = pick.int(2, 11);
    const hidden = (text: string) =>
      [...text].map((letter) => letterAt(LETTERS.indexOf(letter) + shift)).join('');
    return {
      parts: [word, sample, shift],
      title: `${name} Breaks a Cipher`,
      task: `A cipher moves every letter the same number of places along the alphabet; after Z comes A. ${name} knows what one word means. Decode the other.`,
      clues: [`${hidden(sample)} means ${sample}.`, `${hidden(word)} means ?`],
      answer: word,
      explanation: `From ${sample.charAt(0)} to ${hidden(sample).charAt(0)} it is ${shift} places. Move each letter of ${hidden(word)} back by ${shift}: ${word}.`,
      hints: [
        'Compare the first letters of the word that is known with its code.',
        'Count the places between them. Move every letter of the other word back by as many.',
      ],
    };
  },
};

/** How a guess compares with a code: digits in their place, and digits in another place. */
export function compareCodes(
  code: string,
  guess: string,
): readonly [placed: number, misplaced: number] {
  const placed = [...guess].filter((digit, index) => code[index] === digit).length;
  const shared = [...guess].filter((digit) => code.includes(digit)).length;
  return [placed, shared - placed];
}

const digits = '123456789';

/** Every code of three different digits from 1 to 9. */
const CODES = [...digits].flatMap((a) =>
  [...digits].flatMap((b) =>
    [...digits].filter(() => a !== b).flatMap((c) => (c === a || c === b ? [] : [a + b + c])),
  ),
);

/** A lock of three digits, for 15 and older. */
export const threeDigitLock: LogicTemplate = {
  id: 'three-digit-lock',
  difficulty: 'hard',
  draw(pick) {
    const name = pick.one(NAMES);
    const code = pick.one(CODES);
    const guesses = until(() => {
      let left = CODES;
      const tried: string[] = [];
      while (left.length > 1 && tried.length < 6) {
        const guess = pick.one(left);
        if (guess === code) continue;
        tried.push(guess);
        const [placed, misplaced] = compareCodes(code, guess);
        left = left.filter((candidate) => {
          const seen = compareCodes(candidate, guess);
          return seen[0] === placed && seen[1] === misplaced;
        });
      }
      return left.length === 1 && tried.length >= 3 ? tried : null;
    });
    return {
      parts: [code, ...guesses],
      title: pick.one([
        `${name} Opens the Lock`,
        `${name} at the Supply Chest`,
        `${name} Cracks the Code`,
      ]),
      task: `The lock has three different digits from 1 to 9. ${name} tried these codes, and the lock told how good each was. Which code opens it?`,
      clues: guesses.map((guess) => {
        const [placed, misplaced] = compareCodes(code, guess);
        return `${guess}: ${placed} in the right place, ${misplaced} right but in the wrong place`;
      }),
      answer: Number(code),
      explanation: `Only ${code} agrees with all ${guesses.length} tries. Compare it with each line to see.`,
      hints: [
        'Begin with the line that rules out most digits.',
        'Suppose that one digit stands in its place, and see whether all lines can be true.',
        'Digits that lines share are good suspects: where have they been tried already?',
      ],
    };
  },
};
