import type { ContentBand } from '@lamplight/domain/age';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { LeveledItem } from './quiz-item.ts';

type Loader = () => Promise<readonly LeveledItem[]>;

/** Each file is loaded by itself, when somebody asks for it: a browser needs those of one band only. */
const LOADERS: Readonly<Record<QuizSubject, Readonly<Record<ContentBand, Loader>>>> = {
  bible: {
    kindergarten: async () => (await import('./bible/kindergarten.ts')).bibleKindergarten,
    elementary: async () => (await import('./bible/elementary.ts')).bibleElementary,
    intermediate: async () => (await import('./bible/intermediate.ts')).bibleIntermediate,
    advanced: async () => (await import('./bible/advanced.ts')).bibleAdvanced,
  },
  ai: {
    kindergarten: async () => (await import('./ai/kindergarten.ts')).aiKindergarten,
    elementary: async () => (await import('./ai/elementary.ts')).aiElementary,
    intermediate: async () => (await import('./ai/intermediate.ts')).aiIntermediate,
    advanced: async () => (await import('./ai/advanced.ts')).aiAdvanced,
  },
  math: {
    kindergarten: async () => (await import('./math/kindergarten.ts')).mathKindergarten,
    elementary: async () => (await import('./math/elementary.ts')).mathElementary,
    intermediate: async () => (await import('./math/intermediate.ts')).mathIntermediate,
    advanced: async () => (await import('./math/advanced.ts')).mathAdvanced,
  },
  science: {
    kindergarten: async () => (await import('./science/kindergarten.ts')).scienceKindergarten,
    elementary: async () => (await import('./science/elementary.ts')).scienceElementary,
    intermediate: async () => (await import('./science/intermediate.ts')).scienceIntermediate,
    advanced: async () => (await import('./science/advanced.ts')).scienceAdvanced,
  },
};

/** All questions of a subject for a band; loaded once. */
export function quizBank(subject: QuizSubject, band: ContentBand): Promise<readonly LeveledItem[]> {
  return LOADERS[subject][band]();
}
