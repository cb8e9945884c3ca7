import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '../curriculum/curriculum.ts';

/** Weeks of the programme, each with a verse of its own. */
export const VERSE_WEEKS = CURRICULUM_DAYS / DAYS_PER_WEEK;
