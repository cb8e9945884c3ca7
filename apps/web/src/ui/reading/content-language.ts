/** Lessons and stories are written in English, whatever the language of the buttons around them. */
export const CONTENT_LANGUAGE = 'en';
