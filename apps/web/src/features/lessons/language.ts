/** Lessons are written in English, whatever the language of the buttons around them. */
export const LESSON_LANGUAGE = 'en';
