import { findLessonEntry } from '@lamplight/content/lessons';
import { type ContentBand, contentBand, DEFAULT_AGE } from '@lamplight/domain/age';

/** Whoever has an age, or none. */
interface Reader {
  readonly age: number | null;
}

export function ageOf(user: Reader): number {
  return user.age ?? DEFAULT_AGE;
}

export function bandOf(user: Reader): ContentBand {
  return contentBand(ageOf(user));
}

/** The title that a lesson has for this reader; null for an id that is no lesson. */
export function titleFor(lessonId: number, user: Reader): string | null {
  return findLessonEntry(lessonId)?.bands[bandOf(user)].title ?? null;
}
