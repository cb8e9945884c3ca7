import { curriculumWeeks } from '@lamplight/content/curriculum';
import { allLessons } from '@lamplight/content/lessons';
import { stories } from '@lamplight/content/stories';
import { sentences } from '@lamplight/domain/text';

/** Shorter pieces are names and numbers. */
const SHORTEST = 25;

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < SHORTEST ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Every sentence that a child reads in lessons, stories and the schedule, each once. Whoever retells them in a journal
 * or an answer is in no danger.
 */
export function productSentences(): string[] {
  const texts = textsIn([[...allLessons()], stories(), curriculumWeeks()]);
  return [...new Set(texts.flatMap((text) => sentences(text)))].filter(
    (sentence) => sentence.length >= SHORTEST,
  );
}
