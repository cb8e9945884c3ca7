import { CONTENT_BANDS } from '@lamplight/domain/age';
import { GENERATED_DIFFICULTIES } from '@lamplight/domain/experiments';
import type { LessonSource } from '@lamplight/domain/lessons';
import { QUIZ_SUBJECTS, type QuizSubject } from '@lamplight/domain/quizzes';
import type { StorySource } from '@lamplight/domain/stories';
import { MAX_STUDENT_AGE } from '@lamplight/domain/users';
import { experimentSources } from '../experiments/index.ts';
import { allLessons } from '../lessons/index.ts';
import { fixedProjects } from '../projects/fixed/index.ts';
import { ideas } from '../projects/ideas/index.ts';
import { quizBank } from '../quizzes/index.ts';
import { roomPictures } from '../rooms/index.ts';
import { stories } from '../stories/index.ts';
import { lessonPictures } from './lesson-pictures.ts';

/** Names of the pictures that lessons with their questions and acts, and stories show, each once and in order, for the build that makes a sprite of them. */
export function contentPictureNames(
  lessons: Iterable<LessonSource> = allLessons(),
  tales: Iterable<Pick<StorySource, 'picture'>> = stories(),
): string[] {
  return [
    ...new Set([
      ...Array.from(lessons, lessonPictures).flat(),
      ...Array.from(tales, ({ picture }) => picture),
    ]),
  ].sort();
}

/** Names of the pictures that experiments show, written and generated ones, each once and in order. */
export function experimentPictureNames(): string[] {
  const { written, generate } = experimentSources;
  const ages = Array.from({ length: MAX_STUDENT_AGE + 1 }, (_, age) => age);
  const generated = ages.flatMap((age) =>
    GENERATED_DIFFICULTIES.flatMap((difficulty) => [...generate.offered(age, difficulty)]),
  );
  return [...new Set([...written, ...generated].map(({ picture }) => picture))].sort();
}

/** Scenes of an idea that are looked at: more than any has written ones, after which they come again. */
const SCENES = 12;

/** Names of the pictures that projects show, fixed and generated ones, each once and in order. */
export function projectPictureNames(): string[] {
  const generated = ideas.flatMap(({ bands, version }) =>
    bands.flatMap((band) =>
      Array.from({ length: SCENES }, (_, scene) => version(band, scene, 'own')?.picture ?? []),
    ),
  );
  return [...new Set([...fixedProjects.map(({ picture }) => picture), ...generated.flat()])].sort();
}

/** Names of the pictures that the quizzes of a subject show, at any age, each once and in order. */
export async function quizPictureNames(subject: QuizSubject): Promise<string[]> {
  const banks = await Promise.all(CONTENT_BANDS.map((band) => quizBank(subject, band)));
  const names = banks.flat().flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  return [...new Set(names)].sort();
}

/** The pictures of all quizzes, by the subject that shows them. */
export async function allQuizPictureNames(): Promise<Record<QuizSubject, string[]>> {
  const named = await Promise.all(
    QUIZ_SUBJECTS.map(async (subject) => [subject, await quizPictureNames(subject)] as const),
  );
  return Object.fromEntries(named) as Record<QuizSubject, string[]>;
}

/** The pictures of all questions that rooms ask, each once and in order. */
export function roomPictureNames(): string[] {
  return [...new Set(CONTENT_BANDS.flatMap(roomPictures))].sort();
}
