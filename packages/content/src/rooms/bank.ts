import type { ContentBand } from '@lamplight/domain/age';
import { readCompiled } from '../compiled/read.ts';
import { packRoomItems } from '../packs/mounted.ts';
import type { QuizItem } from '../quizzes/quiz-item.ts';
import type { RoomBankSubject } from './subjects.ts';
import { topicName } from './topic-names.ts';
import type { PooledQuestion } from './wish.ts';

/** The written questions of a subject for a band, those of packs behind the built-in ones. */
export function bankPool(subject: RoomBankSubject, band: ContentBand): PooledQuestion[] {
  const items = readCompiled<readonly QuizItem[]>(`rooms/${subject}-${band}.json`);
  return [...items, ...packRoomItems(subject, band)].map((item) => ({
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
