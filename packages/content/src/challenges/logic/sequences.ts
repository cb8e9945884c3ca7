import { codeScene } from '../scenes.ts';
import type { LogicTemplate } from './template.ts';

const shown = (values: readonly number[]): string => [...values, '?'].join(', ');

/** Grows by the same amount, for 11 to 14. */
export const steadySequence: LogicTemplate = {
  id: 'steady-sequence',
  difficulty: 'beginner',
  draw(pick) {
    const { title, story, key } = codeScene(pick);
    const [start, step] = [pick.int(2, 40), pick.one([-9, -7, -6, 4, 6, 7, 8, 9, 11, 12, 13])];
    const from = step < 0 ? start + 60 : start;
    const values = Array.from({ length: 5 }, (_, index) => from + index * step);
    const answer = from + 5 * step;
    return {
      parts: [key, from, step],
      title: `${title} Steps`,
      task: `${story} From number to number the step is always the same. Which number comes next?`,
      clues: [shown(values)],
      answer,
      explanation: `The step is ${step > 0 ? `plus ${step}` : `minus ${-step}`}: after ${values[4]} comes ${answer}.`,
      hints: [
        'Subtract each number from the one after it.',
        'Take the same step once more from the last number.',
      ],
    };
  },
};

/** The steps grow evenly, for 11 to 14. */
export const growingSequence: LogicTemplate = {
  id: 'growing-sequence',
  difficulty: 'easy',
  draw(pick) {
    const { title, story, key } = codeScene(pick);
    const [start, first, grow] = [pick.int(1, 20), pick.int(1, 6), pick.int(1, 4)];
    const at = (n: number) => start + n * first + (grow * n * (n - 1)) / 2;
    const values = [0, 1, 2, 3, 4].map(at);
    return {
      parts: [key, start, first, grow],
      title: `${title} Stairs`,
      task: `${story} The steps between the numbers grow by the same amount each time. Which number comes next?`,
      clues: [shown(values)],
      answer: at(5),
      explanation: `The steps are ${[0, 1, 2, 3].map((n) => first + n * grow).join(', ')}. The next step is ${first + 4 * grow}: ${at(4)} + ${first + 4 * grow} = ${at(5)}.`,
      hints: [
        'Write the difference between neighbors underneath.',
        'By how much do these differences grow? Find the next one.',
      ],
    };
  },
};

/** Each number follows from the one before by the same two operations, for 15 and older. */
export const twoOperations: LogicTemplate = {
  id: 'two-operations',
  difficulty: 'beginner',
  draw(pick) {
    const { title, story, key } = codeScene(pick);
    const [times, plus] = [pick.int(2, 3), pick.one([-3, -2, -1, 1, 2, 3, 4, 5])];
    const start = pick.int(4, 9);
    const values = [start];
    for (let n = 0; n < 4; n += 1) values.push((values[n] ?? 0) * times + plus);
    const answer = (values[4] ?? 0) * times + plus;
    return {
      parts: [key, start, times, plus],
      title: `${title} Machine`,
      task: `${story} A machine makes each number from the one before: it multiplies by one whole number and then adds or subtracts another, always the same two. Which number comes next?`,
      clues: [shown(values)],
      answer,
      explanation: `The machine multiplies by ${times} and ${plus > 0 ? `adds ${plus}` : `subtracts ${-plus}`}: ${values[4]} becomes ${answer}.`,
      hints: [
        'Roughly how many times as large is each number as the one before?',
        'Multiply by that. What is always missing, or too much?',
      ],
    };
  },
};

/** Two steady sequences take turns, for 15 and older. */
export const interleaved: LogicTemplate = {
  id: 'interleaved',
  difficulty: 'easy',
  draw(pick) {
    const { title, story, key } = codeScene(pick);
    const [a, up] = [pick.int(2, 20), pick.int(3, 9)];
    const [b, down] = [pick.int(50, 90), pick.int(2, 8)];
    const values = [0, 1, 2, 3].flatMap((n) => [a + n * up, b - n * down]);
    return {
      parts: [key, a, up, b, down],
      title: `${title} Braid`,
      task: `${story} Two sequences take turns here; in each of them the step is always the same. Which number comes next?`,
      clues: [shown(values)],
      answer: a + 4 * up,
      explanation: `Every second number belongs together: ${[0, 1, 2, 3].map((n) => a + n * up).join(', ')}. Its step is plus ${up}, so ${a + 4 * up} comes next.`,
      hints: [
        'Cover every second number.',
        'Which of the two sequences does the missing number belong to?',
      ],
    };
  },
};
