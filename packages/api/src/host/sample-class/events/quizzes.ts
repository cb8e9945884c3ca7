import { buildQuiz } from '@lamplight/content/quizzes';
import {
  type MetQuestion,
  QUIZ_SUBJECTS,
  type QuizSubject,
  quizTitle,
} from '@lamplight/domain/quizzes';
import { itemsNear, markAnswers } from '../../../learning/quizzes/marking.ts';
import {
  insertQuizAnswers,
  insertQuizResult,
} from '../../../learning/quizzes/quizzes.repository.ts';
import { chosen, happens, type Learner, type SampleEvent, type Work } from './sample-event.ts';

/** Of a hundred days so many have a quiz. */
const FREQUENCY = 30;

/** Quizzes from the banks, each of questions that the child has not met while there are any. */
export function quizWork(learner: Learner): Work {
  const met: Record<QuizSubject, MetQuestion[]> = { bible: [], ai: [], math: [], science: [] };
  const done: Record<QuizSubject, number> = { bible: 0, ai: 0, math: 0, science: 0 };
  return async (sitting) => {
    if (!happens(learner, FREQUENCY)) return [];
    const { id: userId, band, pick } = learner;
    const subject = pick.one(QUIZ_SUBJECTS);
    const seed = `${subject}-${userId}-${done[subject]}`;
    const quiz = await buildQuiz({ subject, band, seed, met: met[subject] });
    const answers = quiz.questions.map(({ id, options, correctIndex }) => ({
      itemId: id,
      choice: chosen(learner, options.length, correctIndex),
    }));
    const marked = markAnswers({ subject, seed, answers }, await itemsNear(subject, band));
    const at = sitting.after(pick.int(180, 400));
    done[subject] += 1;
    met[subject].push(...marked.map(({ item, correct }) => ({ itemId: item.id, correct, at })));
    const event: SampleEvent = {
      at,
      async write(writer) {
        const { id: resultId } = await insertQuizResult(writer.trx, {
          ...{ userId, quizType: subject, seed, marked: 1, retake: 0, createdAt: at },
          score: marked.filter(({ correct }) => correct).length,
          totalQuestions: marked.length,
        });
        await insertQuizAnswers(
          writer.trx,
          marked.map(({ item, choice, correct }) => ({
            ...{ userId, resultId, subject, topic: item.topic, itemId: item.id, choice },
            ...{ correct: correct ? 1 : 0, answeredAt: at },
          })),
        );
        const title = quizTitle(subject);
        writer.add('activityEvents', { userId, kind: 'quiz-finished', subject: title, at });
      },
    };
    return [event];
  };
}
