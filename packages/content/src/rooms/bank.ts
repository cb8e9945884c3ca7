import type { ContentBand } from '@lamplight/domain/age';
import type { QuizItem } from '../quizzes/quiz-item.ts';
import { topicName } from './topic-names.ts';
import type { PooledQuestion } from './wish.ts';

/** The subjects that have written questions for rooms. */
export type RoomBankSubject = 'bible' | 'ai' | 'science';

type Loader = () => Promise<readonly QuizItem[]>;

/** Each file is loaded by itself, when a room of its band is opened. */
const LOADERS: Readonly<Record<RoomBankSubject, Readonly<Record<ContentBand, Loader>>>> = {
  bible: {
    kindergarten: async () => (await import('./bible/kindergarten.ts')).roomBibleKindergarten,
    elementary: async () => (await import('./bible/elementary.ts')).roomBibleElementary,
    intermediate: async () => (await import('./bible/intermediate.ts')).roomBibleIntermediate,
    advanced: async () => (await import('./bible/advanced.ts')).roomBibleAdvanced,
  },
  ai: {
    kindergarten: async () => (await import('./ai/kindergarten.ts')).roomAiKindergarten,
    elementary: async () => (await import('./ai/elementary.ts')).roomAiElementary,
    intermediate: async () => (await import('./ai/intermediate.ts')).roomAiIntermediate,
    advanced: async () => (await import('./ai/advanced.ts')).roomAiAdvanced,
  },
  science: {
    kindergarten: async () => (await import('./science/kindergarten.ts')).roomScienceKindergarten,
    elementary: async () => (await import('./science/elementary.ts')).roomScienceElementary,
    intermediate: async () => (await import('./science/intermediate.ts')).roomScienceIntermediate,
    advanced: async () => (await import('./science/advanced.ts')).roomScienceAdvanced,
  },
};

/** The written questions of a subject for a band. */
export async function bankPool(
  subject: RoomBankSubject,
  band: ContentBand,
): Promise<PooledQuestion[]> {
  const items = await LOADERS[subject][band]();
  return items.map((item) => ({
    question: toRoomQuestion(subject, item),
    family: item.id,
    kind: '',
  }));
}

function toRoomQuestion(subject: RoomBankSubject, item: QuizItem): PooledQuestion['question'] {
  return {
    id: item.id,
    text: item.question,
    category: topicName(item.topic),
    options: [...item.options],
    correct: item.answer,
    explanation: item.explanation,
    subject,
    topic: item.topic,
    reference: item.reference ?? null,
    picture: item.picture ?? null,
  };
}
