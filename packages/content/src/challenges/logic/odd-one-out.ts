import { codeScene, NAMES } from '../scenes.ts';
import type { LogicTemplate } from './template.ts';

/** One number is not in the times table, for 11 to 14. */
export const oddInTheTable: LogicTemplate = {
  id: 'odd-in-the-table',
  difficulty: 'beginner',
  draw(pick) {
    const { title, story, key } = codeScene(pick);
    const divisor = pick.int(6, 13);
    const members = pick.some([3, 4, 5, 6, 7, 8, 9, 11, 12, 14], 4).map((n) => n * divisor);
    const odd = pick.int(3, 13) * divisor + pick.int(1, divisor - 1);
    const options = pick.some([...members, odd]).map(String);
    return {
      parts: [key, divisor, ...options],
      title: `${title} Stranger`,
      task: `${story} Four of these numbers can be divided by ${divisor} without a remainder. Which one can’t?`,
      clues: [options.join(', ')],
      options,
      answer: String(odd),
      explanation: `${odd} ÷ ${divisor} leaves a remainder of ${odd % divisor}. The others are ${members.map((n) => `${divisor} × ${n / divisor}`).join(', ')}.`,
      hints: [
        'Go through the times table, step by step.',
        'Take a multiple you are sure of and step on from it to the numbers nearby.',
      ],
    };
  },
};

/** One of the numbers was no square, for 15 and older. */
export const oddAmongSquares: LogicTemplate = {
  id: 'odd-among-squares',
  difficulty: 'beginner',
  draw(pick) {
    const name = pick.one(NAMES);
    const more = pick.int(1, 9);
    const roots = pick.some([7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18], 5);
    const [last = 12, ...others] = roots;
    const members = others.map((root) => root * root + more);
    const odd = last * last + more + pick.one([-4, -2, 2, 3, 4]);
    const options = pick.some([...members, odd]).map(String);
    return {
      parts: [more, ...options],
      title: `${name} and the Hidden Squares`,
      task: `${name} took five numbers and added ${more} to each. Four of the numbers had been squares of whole numbers. Which result comes from the one that had not?`,
      clues: [options.join(', ')],
      options,
      answer: String(odd),
      explanation: `Take away ${more}: ${members.map((n) => `${n - more} = ${Math.sqrt(n - more)}²`).join(', ')}. But ${odd} − ${more} = ${odd - more} is no square.`,
      hints: [
        'Undo what was added, for each of the five.',
        'Which squares lie close to each number?',
      ],
    };
  },
};
