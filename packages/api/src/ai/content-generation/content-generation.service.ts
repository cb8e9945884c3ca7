import { type LessonContent, lessonContentTask } from '@lamplight/ai/tasks';
import type { ContentBand } from '@lamplight/domain/age';
import type { LessonDifficulty } from '@lamplight/domain/lessons';
import type { ContentWish, GeneratedContent } from '@lamplight/domain/teaching';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import type { Log } from '../../platform/log.ts';
import type { AiService } from '../models/ai.service.ts';
import type { ModelTexts } from '../models/model-texts.ts';
import { draftFromLesson } from './draft-from-lesson.ts';
import { draftWithoutLesson } from './draft-without-lesson.ts';
import { matchingLessons } from './matching-lessons.ts';

/** Drafts of lessons for teachers. */
export interface ContentGeneration {
  /**
   * A draft for a title; nothing is stored.
   * @throws AppError CONTENT_FAILED when nobody could make one
   */
  generate(teacher: CurrentUser, wish: ContentWish): Promise<GeneratedContent>;
}

interface Dependencies {
  readonly ai: Pick<AiService, 'run'>;
  readonly modelTexts: Pick<ModelTexts, 'whole' | 'bibleFor'>;
  readonly log: Log;
  /** Makes a draft on this host. */
  readonly draft: (wish: ContentWish) => Promise<LessonContent>;
}

/** The band whose lessons suit a difficulty. */
const BANDS: Readonly<Record<LessonDifficulty, ContentBand>> = {
  beginner: 'elementary',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

/** A draft from what this host holds, in English: from the lesson of the programme that fits best, where one does. */
export async function builtInDraft(wish: ContentWish): Promise<LessonContent> {
  const lessons = await matchingLessons(wish.title, wish.subject, BANDS[wish.difficulty]);
  const [best, ...others] = lessons;
  return best ? draftFromLesson(wish, best, others) : draftWithoutLesson(wish);
}

export function createContentGeneration(deps: Dependencies): ContentGeneration {
  const { ai, modelTexts, log, draft } = deps;
  return {
    async generate(teacher, wish) {
      const language = languageOf(teacher);
      const input = { ...wish, language, bible: await modelTexts.bibleFor(language) };
      const reader = { band: BANDS[wish.difficulty], language };
      const truthful = async (text: string) => {
        const checked = await modelTexts.whole(text, reader);
        return typeof checked === 'string' ? '' : checked.text;
      };
      try {
        const { output, source } = await ai.run(lessonContentTask, input, {
          userId: teacher.id,
          feature: 'teacher-content',
          builtIn: () => draft(wish),
          review: async ({ description, content }) =>
            lessonContentTask.check(
              { description: await truthful(description), content: await truthful(content) },
              input,
            ),
        });
        return { ...output, source };
      } catch (error) {
        log.error(error, 'no draft of a lesson could be made');
        throw new AppError('CONTENT_FAILED');
      }
    },
  };
}
