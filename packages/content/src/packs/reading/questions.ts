import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import { quizIdStart, quizPath, type WrittenQuiz } from '../../checks/quizzes/file.ts';
import { withTopics } from '../../compiler/banks.ts';
import type { Readings } from '../../compiler/readings.ts';
import { faultsOfQuestion } from '../../quizzes/question-rules.ts';
import type { LeveledItem, QuizItem } from '../../quizzes/quiz-item.ts';
import { ROOM_BANK_SUBJECTS } from '../../rooms/subjects.ts';
import { leveledQuestionsSchema, questionsSchema } from '../../schema/question.ts';

/** A bank of the Quiz Center in a pack. */
export interface PackQuiz extends WrittenQuiz {
  readonly bank: 'quizzes';
  readonly items: readonly LeveledItem[];
}

/** A bank of live rooms in a pack. */
export interface PackRoom extends WrittenQuiz {
  readonly bank: 'rooms';
  readonly subject: (typeof ROOM_BANK_SUBJECTS)[number];
  readonly items: readonly QuizItem[];
}

/** The questions of a pack, one bank after the other. */
export function compileQuestions(readings: Readings): {
  readonly quizzes: readonly PackQuiz[];
  readonly rooms: readonly PackRoom[];
} {
  const quizzes = QUIZ_SUBJECTS.flatMap((subject) =>
    readings.bands.flatMap((band): PackQuiz[] => {
      const file = { bank: 'quizzes', subject, band } as const;
      const path = quizPath(file);
      if (!readings.files.has(path)) return [];
      const items = readings.yaml(path, leveledQuestionsSchema);
      return [{ ...file, items: withTopics(readings, path, subject, items) }];
    }),
  );
  const rooms = ROOM_BANK_SUBJECTS.flatMap((subject) =>
    readings.bands.flatMap((band): PackRoom[] => {
      const file = { bank: 'rooms', subject, band } as const;
      const path = quizPath(file);
      if (!readings.files.has(path)) return [];
      const items = readings.yaml(path, questionsSchema);
      return [{ ...file, items: withTopics(readings, path, subject, items) }];
    }),
  );
  faultQuestions(readings, [...quizzes, ...rooms]);
  return { quizzes, rooms };
}

/** What is wrong with the form of questions and answers, each at the line of the question's id. */
function faultQuestions(readings: Readings, banks: readonly WrittenQuiz[]): void {
  const owners = new Map<string, string>();
  for (const bank of banks) {
    const path = quizPath(bank);
    const start = quizIdStart(bank);
    for (const item of bank.items) {
      const fault = (message: string) => readings.faultAtWord(path, item.id, message);
      if (!new RegExp(`^${start}\\d{3}$`).test(item.id)) {
        fault(`the id '${item.id}' is not ${start} with three digits, such as ${start}001`);
      }
      const owner = owners.get(item.id);
      if (owner !== undefined) fault(`the id '${item.id}' is also in ${owner}`);
      owners.set(item.id, path);
      for (const message of faultsOfQuestion(item, bank.band)) fault(`${item.id}: ${message}`);
      if (bank.subject === 'bible' && item.reference === undefined) {
        fault(`${item.id}: a Bible question names its passage: reference: Genesis 1:1`);
      }
    }
  }
}
