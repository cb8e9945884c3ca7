import type { ContentBand } from '@lamplight/domain/age';
import { readCompiled } from '../compiled/read.ts';
import type { QuizItem } from '../quizzes/quiz-item.ts';
import { topicName } from './topic-names.ts';
import type { PooledQuestion } from './wish.ts';

/** The subjects that have written questions for rooms. */
export const ROOM_BANK_SUBJECTS = ['bible', 'ai', 'science'] as const;
export type RoomBankSubject = (typeof ROOM_BANK_SUBJECTS)[number];

/** The written questions of a subject for a band. */
export function bankPool(subject: RoomBankSubject, band: ContentBand): PooledQuestion[] {
  const items = readCompiled<readonly QuizItem[]>(`rooms/${subject}-${band}.json`);
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
