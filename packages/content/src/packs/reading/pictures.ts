import type { LessonSource } from '@lamplight/domain/lessons';
import { QUIZ_SUBJECTS, type QuizSubject } from '@lamplight/domain/quizzes';
import type { StorySource } from '@lamplight/domain/stories';
import { lessonPath } from '../../checks/prose.ts';
import type { WrittenQuiz } from '../../checks/quizzes/file.ts';
import { quizPath } from '../../checks/quizzes/file.ts';
import { storyPath } from '../../checks/story-prose.ts';
import type { Readings } from '../../compiler/readings.ts';
import {
  allQuizPictureNames,
  contentPictureNames,
  roomPictureNames,
} from '../../pictures/index.ts';
import { lessonPictures } from '../../pictures/lesson-pictures.ts';

/** The pictures that this host can show, by where they are shown. */
export interface KnownPictures {
  /** In lessons and stories. */
  readonly content: ReadonlySet<string>;
  readonly quizzes: Readonly<Record<QuizSubject, ReadonlySet<string>>>;
  readonly rooms: ReadonlySet<string>;
}

/** Those that the build has made sprites of: every picture that the built-in content shows. */
export async function builtInPictures(): Promise<KnownPictures> {
  const quizzes = await allQuizPictureNames();
  return {
    content: new Set(contentPictureNames()),
    quizzes: Object.fromEntries(
      QUIZ_SUBJECTS.map((subject) => [subject, new Set(quizzes[subject])]),
    ) as Record<QuizSubject, Set<string>>,
    rooms: new Set(roomPictureNames()),
  };
}

interface Shown {
  readonly lessons: readonly LessonSource[];
  readonly stories: readonly StorySource[];
  readonly banks: readonly WrittenQuiz[];
}

/** Notes a fault for each picture that the host does not have. */
export function faultMissingPictures(
  readings: Readings,
  { lessons, stories, banks }: Shown,
  known: KnownPictures,
): void {
  const missing = [
    ...lessons.flatMap((lesson) =>
      named(`${lessonPath(lesson)}/`, lessonPictures(lesson), known.content),
    ),
    ...stories.flatMap((story) => named(storyPath(story), [story.picture], known.content)),
    ...banks.flatMap((bank) =>
      named(
        quizPath(bank),
        bank.items.flatMap(({ picture }) => picture ?? []),
        bank.bank === 'rooms' ? known.rooms : known.quizzes[bank.subject],
      ),
    ),
  ];
  for (const { below, picture, like } of missing) {
    const hint = like.length > 0 ? `; there is ${like.join(', ')}` : '';
    readings.faultAtWord(below, picture, `there is no picture '${picture}' on this host${hint}`);
  }
}

/** Names that are offered in the place of one that is not there. */
const MOST_OFFERED = 3;

function named(below: string, pictures: readonly string[], known: ReadonlySet<string>) {
  return [...new Set(pictures)]
    .filter((picture) => !known.has(picture))
    .map((picture) => ({
      ...{ below, picture },
      like: [...known]
        .filter((name) => picture.split('-').some((word) => name.split('-').includes(word)))
        .slice(0, MOST_OFFERED),
    }));
}
