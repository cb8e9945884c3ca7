import type { ContentBand } from '@lamplight/domain/age';
import {
  chooseQuestions,
  type MetQuestion,
  optionOrder,
  QUIZ_LENGTH,
  type Quiz,
  type QuizLevel,
  type QuizQuestion,
  type QuizSubject,
  quizTitle,
} from '@lamplight/domain/quizzes';
import { quizBank } from './bank.ts';
import type { AskedItem, LeveledItem } from './quiz-item.ts';

interface QuizPlan {
  readonly subject: QuizSubject;
  readonly band: ContentBand;
  /** Decides among equals, and the order of the options. */
  readonly seed: string;
  /** What the child has answered before. */
  readonly met: Iterable<MetQuestion>;
  /** A topic whose unmet questions come first. */
  readonly topic?: string | undefined;
  /** The level whose questions come first; any when left out. */
  readonly level?: QuizLevel | undefined;
  /** Questions beside those of the bank, such as those of packs, which only the host has. */
  readonly more?: readonly LeveledItem[];
}

/** The next quiz of a child from the bank: on the host, and in a browser that cannot reach it. */
export async function buildQuiz(plan: QuizPlan): Promise<Quiz> {
  const { subject, band, seed, met, topic, level, more = [] } = plan;
  const bank = [...(await quizBank(subject, band)), ...more];
  const answers = [...met];
  const known = new Set(answers.map(({ itemId }) => itemId));
  const wished = bank.filter((item) => item.topic === topic && !known.has(item.id));
  const first = chooseQuestions(wished, { met: answers, seed, level });
  const others = bank.filter((item) => !first.includes(item));
  const chosen = [...first, ...chooseQuestions(others, { met: answers, seed, level })].slice(
    0,
    QUIZ_LENGTH,
  );
  return {
    title: quizTitle(subject),
    subject,
    seed,
    source: 'built-in',
    questions: chosen.map((item) => toQuestion(item, seed)),
  };
}

/** A question as a quiz with this seed shows it. */
export function toQuestion(item: AskedItem, seed: string): QuizQuestion {
  const order = optionOrder(seed, item.id, item.options.length);
  return {
    id: item.id,
    question: item.question,
    options: order.map((place) => item.options[place] ?? ''),
    correctIndex: order.indexOf(item.answer),
    explanation: item.explanation,
    topic: item.topic,
    reference: item.reference ?? null,
    picture: item.picture ?? null,
  };
}
