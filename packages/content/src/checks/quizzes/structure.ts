import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import { faultsOfQuestion, plainOption } from '../../quizzes/question-rules.ts';
import { QUIZ_TOPICS, type QuizItem } from '../../quizzes/quiz-item.ts';
import type { Finding } from '../finding.ts';
import { type QuestionBank, quizIdStart, quizPath, type WrittenQuiz } from './file.ts';

/** Questions of a subject and band at least. */
export const LEAST_QUESTIONS: Readonly<Record<QuestionBank, number>> = { quizzes: 60, rooms: 100 };

const WEEKS = CURRICULUM_DAYS / DAYS_PER_WEEK;

/** What quiz questions must consist of: counts, ids, options, topics, weeks and pictures. */
export function checkQuizStructure(
  quizzes: readonly WrittenQuiz[],
  pictureSet: ReadonlySet<string>,
): Finding[] {
  return [
    ...quizzes.flatMap((quiz) => checkFile(quiz, pictureSet)),
    ...repeated(quizzes, 'id'),
    ...repeated(quizzes, 'question'),
  ];
}

function checkFile(quiz: WrittenQuiz, pictureSet: ReadonlySet<string>): Finding[] {
  const path = quizPath(quiz);
  const findings = quiz.items.flatMap((item) =>
    checkItem(quiz, item, pictureSet).map((message) => ({ path, label: item.id, message })),
  );
  const least = LEAST_QUESTIONS[quiz.bank];
  if (quiz.items.length < least) {
    const message = `${quiz.items.length} questions, not at least ${least}`;
    findings.push({ path, label: 'file', message });
  }
  return findings;
}

function checkItem(
  { bank, subject, band }: WrittenQuiz,
  item: QuizItem,
  pictureSet: ReadonlySet<string>,
): string[] {
  const messages: string[] = [];
  const start = quizIdStart({ bank, subject, band });
  if (!new RegExp(`^${start}\\d{3}$`).test(item.id)) messages.push(`the id is not ${start}001`);
  messages.push(...faultsOfQuestion(item, band));
  const topics: readonly string[] = QUIZ_TOPICS[subject];
  if (!topics.includes(item.topic)) messages.push(`'${item.topic}' is no topic of ${subject}`);
  const { week, picture } = item;
  if (week !== undefined && !(Number.isInteger(week) && week >= 1 && week <= WEEKS)) {
    messages.push(`${week} is no week of the programme`);
  }
  if (picture !== undefined && !pictureSet.has(picture)) {
    messages.push(`the picture '${picture}' is not in the set`);
  }
  if (subject === 'bible' && item.reference === undefined) messages.push('has no reference');
  return messages;
}

function repeated(quizzes: readonly WrittenQuiz[], what: 'id' | 'question'): Finding[] {
  const owners = new Map<string, string>();
  return quizzes.flatMap((quiz) =>
    quiz.items.flatMap((item) => {
      const path = quizPath(quiz);
      const name = what === 'id' ? item.id : plainOption(item.question);
      const known = owners.get(name);
      owners.set(name, known ?? `${path} ${item.id}`);
      return known === undefined
        ? []
        : [{ path, label: item.id, message: `its ${what} is also that of ${known}` }];
    }),
  );
}
