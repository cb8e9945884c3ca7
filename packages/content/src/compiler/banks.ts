import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { CHALLENGE_BANDS } from '@lamplight/domain/challenges';
import { LESSON_CATEGORIES, type LessonCategory } from '@lamplight/domain/lessons';
import { QUIZ_SUBJECTS, type QuizSubject } from '@lamplight/domain/quizzes';
import type { Bank } from '../challenges/banks.ts';
import type { CreativeItem, ReadingItem, ScienceItem } from '../challenges/items.ts';
import type { Frame } from '../experiments/frame.ts';
import type { Round } from '../experiments/rounds.ts';
import type { WrittenExperiment } from '../experiments/written.ts';
import type { JournalPrompt } from '../journal/index.ts';
import type { GlossaryWord } from '../knowledge/glossary.ts';
import { type LeveledItem, QUIZ_TOPICS, type QuizItem } from '../quizzes/quiz-item.ts';
import { ROOM_BANK_SUBJECTS, type RoomBankSubject } from '../rooms/subjects.ts';
import type { RoomVerse } from '../rooms/verse-memory/room-verse.ts';
import { challengeSchemas } from '../schema/challenge.ts';
import { experimentsSchema, frameSchema, roundsSchema } from '../schema/experiment.ts';
import { leveledQuestionsSchema, questionsSchema, roomVersesSchema } from '../schema/question.ts';
import { glossarySchema, promptsSchema } from '../schema/small-texts.ts';
import type { Readings } from './readings.ts';

type ByBand<T> = Readonly<Record<ContentBand, readonly T[]>>;

/** The banks that children's practice is drawn from. */
export interface WrittenBanks {
  readonly prompts: ByBand<JournalPrompt>;
  readonly glossary: Readonly<Record<LessonCategory, readonly GlossaryWord[]>>;
  readonly challenges: {
    readonly reading: Bank<ReadingItem>;
    readonly science: Bank<ScienceItem>;
    readonly creative: Bank<CreativeItem>;
  };
  readonly quizzes: Readonly<Record<QuizSubject, ByBand<LeveledItem>>>;
  readonly rooms: Readonly<Record<RoomBankSubject, ByBand<QuizItem>>>;
  readonly roomVerses: ByBand<RoomVerse>;
  readonly experiments: readonly WrittenExperiment[];
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
}

/** A child meets the frames of their age in this order, the harder ones first for the older. */
const FRAME_FOLDERS = ['little', 'older', 'middle', 'young'];

/** Questions, challenges, words, prompts and experiments, each bank from the folder of its name. */
export function compileBanks(readings: Readings): WrittenBanks {
  return {
    prompts: keyed(CONTENT_BANDS, (band) =>
      readings.lists(folder(`journal/${band}`), promptsSchema),
    ),
    glossary: keyed(LESSON_CATEGORIES, (subject) =>
      readings.lists(folder(`glossary/${subject}/[^/]+`), glossarySchema),
    ),
    challenges: {
      reading: challenges(readings, 'reading'),
      science: challenges(readings, 'science'),
      creative: challenges(readings, 'creative'),
    },
    quizzes: keyed(QUIZ_SUBJECTS, (subject) =>
      keyed(CONTENT_BANDS, (band) => {
        const path = `quizzes/${subject}/${band}.en.yaml`;
        return withTopics(readings, path, subject, readings.yaml(path, leveledQuestionsSchema));
      }),
    ),
    rooms: keyed(ROOM_BANK_SUBJECTS, (subject) =>
      keyed(CONTENT_BANDS, (band) => {
        const path = `rooms/${subject}/${band}.en.yaml`;
        return withTopics(readings, path, subject, readings.yaml(path, questionsSchema));
      }),
    ),
    roomVerses: keyed(CONTENT_BANDS, (band) => {
      const path = `rooms/verse-memory/${band}.en.yaml`;
      return withTopics(readings, path, 'bible', readings.yaml(path, roomVersesSchema));
    }),
    experiments: readings.lists(folder('experiments/written/[^/]+'), experimentsSchema),
    frames: FRAME_FOLDERS.flatMap((name) =>
      readings
        .paths(folder(`experiments/frames/${name}/[^/]+`))
        .flatMap((path) => readings.yaml(path, frameSchema) ?? []),
    ),
    rounds: readings.yaml('experiments/rounds.en.yaml', roundsSchema) ?? [],
  };
}

function challenges<T extends keyof typeof challengeSchemas>(readings: Readings, type: T) {
  return keyed(CHALLENGE_BANDS, (band) =>
    readings.lists<(typeof challengeSchemas)[T]['_output'][number]>(
      folder(`challenges/${type}/${band}/[^/]+`),
      challengeSchemas[type],
    ),
  );
}

/** The entries whose topic their subject has; a fault for each other. */
export function withTopics<T extends { readonly topic: string }, S extends QuizSubject>(
  readings: Readings,
  path: string,
  subject: S,
  entries: readonly T[] = [],
): (T & { readonly topic: QuizItem<S>['topic'] })[] {
  const topics: readonly string[] = QUIZ_TOPICS[subject];
  const isKnown = (entry: T): entry is T & { readonly topic: QuizItem<S>['topic'] } =>
    topics.includes(entry.topic);
  for (const { topic } of entries.filter((entry) => !isKnown(entry))) {
    readings.fault(path, `'${topic}' is no topic of ${subject}: ${topics.join(', ')}`);
  }
  return entries.filter(isKnown);
}

/** The pattern of YAML files in English below a folder. */
function folder(path: string): RegExp {
  return new RegExp(`^${path}\\.en\\.yaml$`);
}

function keyed<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}
