/** Most characters of the dashboard's quick entry (spec 5 and 9). */
export const QUICK_ENTRY_MAX = 500;
/** Most characters of an entry of the journal page: some ten pages. */
export const ENTRY_MAX = 20_000;
/** Most characters of the prompt that an entry answers. */
export const PROMPT_MAX = 500;

/** Entries of a page of the history, and the most that may be asked for. */
export const HISTORY_PAGE = 20;
export const HISTORY_PAGE_MAX = 100;

/** Where the words beside an entry come from: a reply that keeps a child safe is never generated. */
export const SAFETY_SOURCE = 'safety';
