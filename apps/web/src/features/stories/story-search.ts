/** A part of a story by its number from 1, the reflection behind the last, or the end. */
export type StoryPart = number | 'reflect' | 'end';

/** Where on /bible-study somebody is: in the list, or in a story and at which part of it. */
export interface StorySearch {
  readonly story?: number | undefined;
  readonly part?: StoryPart | undefined;
}

/** Reads `?story=ID&part=N|reflect|end`; undefined takes the place of what is none of these. */
export function storySearch(search: Readonly<Record<string, unknown>>): StorySearch {
  const { part } = search;
  return {
    story: wholeNumber(search.story),
    part: part === 'reflect' || part === 'end' ? part : wholeNumber(part),
  };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}
