import { LONGEST_QUERY } from '@lamplight/domain/scripture';

/** What is looked up on /scripture; nothing means that somebody is about to choose. */
export interface ScriptureSearch {
  readonly q?: string | undefined;
}

/** Reads `?q=John+3:16`; a number came from a search for one. */
export function scriptureSearch(search: Readonly<Record<string, unknown>>): ScriptureSearch {
  const { q } = search;
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return { q: text === '' ? undefined : text.slice(0, LONGEST_QUERY) };
}
