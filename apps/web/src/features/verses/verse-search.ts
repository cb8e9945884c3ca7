import { VERSE_WEEKS } from '@lamplight/domain/verses';

/** The week whose verse is practised on /bible-study; none means the stories. */
export interface VerseSearch {
  readonly verse?: number | undefined;
}

/** Reads `?verse=WEEK`; undefined takes the place of what is no week of the programme. */
export function verseSearch(search: Readonly<Record<string, unknown>>): VerseSearch {
  const week = typeof search.verse === 'string' ? Number(search.verse) : search.verse;
  const known =
    typeof week === 'number' && Number.isInteger(week) && week >= 1 && week <= VERSE_WEEKS;
  return { verse: known ? week : undefined };
}
