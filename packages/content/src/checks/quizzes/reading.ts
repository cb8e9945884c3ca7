import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import { QUESTION_GRADES } from '../../quizzes/question-rules.ts';
import type { Finding } from '../finding.ts';
import { withoutScripture } from '../quotations.ts';
import { proseOfQuizItem, quizPath, type WrittenQuiz, withoutFormulas } from './file.ts';

/** By how many grades math may be read more easily: its difficulty is in the thinking, its words are few. */
const MATH_LEEWAY = 2;

/** Words in a sentence that is read aloud to the youngest. */
const KINDERGARTEN_SENTENCE_WORDS = 10;

/** How hard questions and explanations are to read, file by file, and the length of what is read aloud. */
export function checkQuizReading(quizzes: readonly WrittenQuiz[]): Finding[] {
  return quizzes.flatMap((quiz) => [
    ...gradeFindings(quiz),
    ...(quiz.band === 'kindergarten' ? longSentences(quiz) : []),
  ]);
}

/** The Flesch-Kincaid grade of what a file asks and explains, without Scripture and formulas. */
export function quizGrade({ items }: WrittenQuiz): number {
  const texts = items.flatMap(({ question, explanation }) => [question, explanation]);
  return fleschKincaidGrade(
    texts.map((text) => withoutFormulas(withoutScripture(text))).join('\n'),
  );
}

function gradeFindings(quiz: WrittenQuiz): Finding[] {
  if (quiz.items.length === 0) return [];
  const [lowest, most] = QUESTION_GRADES[quiz.band];
  const least = quiz.subject === 'math' ? lowest - MATH_LEEWAY : lowest;
  const grade = quizGrade(quiz);
  if (grade >= least && grade <= most) return [];
  const message = `reading level ${grade.toFixed(1)}, not ${least} to ${most}`;
  return [{ path: quizPath(quiz), label: 'file', message }];
}

function longSentences(quiz: WrittenQuiz): Finding[] {
  return quiz.items.flatMap((item) =>
    proseOfQuizItem(item).flatMap(({ place, text }) =>
      sentences(withoutScripture(text))
        .filter((sentence) => wordCount(sentence) > KINDERGARTEN_SENTENCE_WORDS)
        .map((sentence) => ({
          path: quizPath(quiz),
          label: `${item.id} ${place}`,
          message: `a sentence of ${wordCount(sentence)} words: ${sentence}`,
        })),
    ),
  );
}
