import type { ScriptureText } from '../../scripture/scripture-text.ts';
import type { Finding } from '../finding.ts';
import { checkQuizFairness } from './fairness.ts';
import type { WrittenQuiz } from './file.ts';
import { checkQuizReading } from './reading.ts';
import { checkQuizScripture } from './scripture.ts';
import { checkQuizStructure } from './structure.ts';
import { checkQuizWorked } from './worked.ts';

/** What quiz questions are compared with. */
interface Compared {
  readonly quizzes: readonly WrittenQuiz[];
  readonly pictureSet: ReadonlySet<string>;
  readonly scripture: ScriptureText;
}

/** Every check of quiz questions, by what they do when it passes. */
export const QUIZ_CHECKS: readonly (readonly [
  passes: string,
  check: (compared: Compared) => Finding[],
])[] = [
  [
    'has quiz questions that are whole',
    ({ quizzes, pictureSet }) => checkQuizStructure(quizzes, pictureSet),
  ],
  ['gives no answer of a quiz away', ({ quizzes }) => checkQuizFairness(quizzes)],
  ['has quiz questions that can be read at each age', ({ quizzes }) => checkQuizReading(quizzes)],
  [
    'quotes Scripture exactly in its quizzes',
    ({ quizzes, scripture }) => checkQuizScripture(quizzes, scripture),
  ],
  [
    'works its quiz computations out to the right answers',
    ({ quizzes }) => checkQuizWorked(quizzes),
  ],
];
