/** Most characters of a message: a long paragraph. */
export const CHAT_MESSAGE_MAX = 1000;

/** Turns of a page of the conversation, and the most that may be asked for. */
export const CHAT_PAGE = 30;
export const CHAT_PAGE_MAX = 100;

/** How many of a child's own turns a new answer may lean on (safety, Children). */
export const CHAT_HISTORY_TURNS = 6;
