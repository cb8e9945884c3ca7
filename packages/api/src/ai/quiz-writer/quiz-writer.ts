import { assessText } from '@lamplight/ai/safety';
import {
  quizTask,
  TaskProblem,
  WRITTEN_QUIZ_SUBJECTS,
  type WrittenQuiz,
} from '@lamplight/ai/tasks';
import {
  type AskedItem,
  faultsOfQuestion,
  QUESTION_GRADES,
  QUIZ_TOPICS,
  toQuestion,
} from '@lamplight/content/quizzes';
import { type Db, transact } from '@lamplight/db';
import type { ContentBand } from '@lamplight/domain/age';
import { type QuizSubject, quizTitle } from '@lamplight/domain/quizzes';
import { fleschKincaidGrade } from '@lamplight/domain/text';
import { type QuizWriter, WRITTEN_ID } from '../../learning/quizzes/written-quiz.ts';
import type { ScriptureCheck } from '../../learning/scripture/scripture-check.service.ts';
import { bandOf } from '../../people/users/reader.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AiService } from '../models/ai.service.ts';
import type { ModelTexts } from '../models/model-texts.ts';
import {
  deleteOldWrittenQuizzes,
  findWrittenItems,
  insertWrittenQuiz,
} from './written-quizzes.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly ai: Pick<AiService, 'run'>;
  readonly scriptureCheck: Pick<ScriptureCheck, 'check'>;
  readonly modelTexts: Pick<ModelTexts, 'whole' | 'bibleFor'>;
}

/** Quizzes that are kept for a child: an older one can no longer be marked. */
const KEPT_QUIZZES = 20;
/** Grades by which five questions may be harder than a bank of sixty: so few sentences scatter. */
const GRADE_LEEWAY = 2;

/** There is one seed for a quiz of a model, so that finishing it once more can be told. */
function seedOf(subject: QuizSubject, userId: number, quizId: number): string {
  return `${subject}-${userId}-written-${quizId}`;
}

function subjectToWrite(subject: QuizSubject, topic: string) {
  const known: readonly string[] = QUIZ_TOPICS[subject];
  if (topic === '' || known.includes(topic) || assessText(topic).level !== 'none') return null;
  return WRITTEN_QUIZ_SUBJECTS.find((written) => written === subject) ?? null;
}

export function createQuizWriter(deps: Dependencies): QuizWriter {
  const { db, clock, ai, scriptureCheck, modelTexts } = deps;
  const exact = async (text: string) => (await scriptureCheck.check(text, 'en')).text;
  /** An explanation that says nothing false; empty where that can't be had. */
  async function truthful(text: string, band: ContentBand, isPlaced: boolean) {
    const checked = await modelTexts.whole(text, { band, language: 'en' }, isPlaced);
    return typeof checked === 'string' || checked.isShortened ? '' : checked.text;
  }

  async function exactly({ questions }: WrittenQuiz, band: ContentBand): Promise<WrittenQuiz> {
    // Its passages are large, and most hosts never ask a model for a quiz.
    const { parseReference } = await import('@lamplight/content/scripture');
    return {
      questions: await Promise.all(
        questions.map(async (each) => {
          const reference = parseReference(each.reference)?.written ?? '';
          return {
            question: await exact(each.question),
            options: await Promise.all(each.options.map(exact)),
            answer: await exact(each.answer),
            explanation: await truthful(each.explanation, band, reference !== ''),
            reference,
          };
        }),
      ),
    };
  }

  return {
    async write(user, { subject: wished, topic }) {
      const subject = subjectToWrite(wished, topic);
      if (subject === null) return null;
      const band = bandOf(user);
      const input = { subject, topic, band, bible: await modelTexts.bibleFor('en') };
      const { output, source } = await ai.run<typeof input, WrittenQuiz | null>(quizTask, input, {
        userId: user.id,
        feature: 'quiz',
        builtIn: async () => null,
        async review(written) {
          if (written === null) return null;
          const checked = quizTask.check(await exactly(written, band), input);
          if (checked instanceof TaskProblem) return checked;
          const fault = faultOf(checked, band);
          return fault === null ? checked : new TaskProblem(`the quiz: ${fault}`);
        },
      });
      if (output === null) return null;
      const items = output.questions.map((question) => ({ ...toItem(question), topic }));
      const id = await transact(db, async (trx) => {
        const added = await insertWrittenQuiz(trx, {
          ...{ userId: user.id, subject, items: JSON.stringify(items) },
          createdAt: clock.now(),
        });
        await deleteOldWrittenQuizzes(trx, user.id, KEPT_QUIZZES);
        return added;
      });
      const seed = seedOf(subject, user.id, id);
      return {
        ...{ title: quizTitle(subject), subject, seed, source },
        questions: withIds(items, id).map((item) => toQuestion(item, seed)),
      };
    },

    async itemsOf(userId, { subject, seed, answers }) {
      const id = Number(WRITTEN_ID.exec(answers[0]?.itemId ?? '')?.[1]);
      if (seed !== seedOf(subject, userId, id)) return [];
      const items = await findWrittenItems(db, { id, userId, subject });
      return items === undefined ? [] : withIds(JSON.parse(items), id);
    },
  };
}

function withIds(items: readonly Omit<AskedItem, 'id'>[], quizId: number): AskedItem[] {
  return items.map((item, at) => ({ ...item, id: `written-${quizId}-${at}` }));
}

type WrittenItem = WrittenQuiz['questions'][number];

function toItem({ question, options, answer, explanation, reference }: WrittenItem) {
  const item = { question, options, answer: options.indexOf(answer), explanation };
  return reference === '' ? item : { ...item, reference };
}

/** What is wrong with a quiz by the rules of the bank, or null. */
function faultOf({ questions }: WrittenQuiz, band: ContentBand): string | null {
  const fault = questions.flatMap((question) => faultsOfQuestion(toItem(question), band))[0];
  if (fault !== undefined) return fault;
  const texts = questions.flatMap(({ question, explanation }) => [question, explanation]);
  const [, most] = QUESTION_GRADES[band];
  return fleschKincaidGrade(texts.join('\n')) > most + GRADE_LEEWAY ? 'too hard to read' : null;
}
