import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { readCompiled } from '../compiled/read.ts';
import { packRoomItems } from '../packs/mounted.ts';
import type { QuizItem } from '../quizzes/quiz-item.ts';
import { ROOM_BANK_SUBJECTS, type RoomBankSubject } from './subjects.ts';
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

/** How many questions the built-in banks have for rooms. */
export function writtenRoomQuestions(): number {
  const sizes = ROOM_BANK_SUBJECTS.flatMap((subject) =>
    CONTENT_BANDS.map(
      (band) => readCompiled<readonly QuizItem[]>(`rooms/${subject}-${band}.json`).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function toRoomQuestion(subject: RoomBankSubject, item: QuizItem): PooledQuestion['question'] {
  return {
    kind: 'choice',
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
