/** Characters of a question that a phone shows together with its options. */
export const QUESTION_MAX = 300;
export const OPTION_MAX = 120;
/** Characters of what stands behind a number, such as `km`. */
export const UNIT_MAX = 20;
/** Numbers that are asked for are smaller than this. */
export const NUMBER_MAX = 1e12;
export const EXPLANATION_MAX = 500;
/** Characters of a topic, which is shown with the question. */
export const TOPIC_MAX = 60;
export const SET_NAME_MAX = 80;
export const QUESTIONS_PER_SET_MAX = 100;
export const SETS_PER_TEACHER_MAX = 100;
/** A set with fewer questions is no game. */
export const PLAYABLE_QUESTIONS = 3;
/** Characters of a file of comma-separated values: more than a full set of the longest questions in Latin letters. */
export const CSV_MAX = 200_000;
