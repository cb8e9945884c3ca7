import { z } from 'zod';
import { lineOfText } from '../validation/index.ts';

/** Longest visit that is believed, in minutes: a day. */
const MAX_MINUTES = 24 * 60;
const MAX_LIST = 20;
const MAX_WORD = 40;
const MAX_COUNT = 1000;

const minutes = z.number().min(0).max(MAX_MINUTES);
const count = z.int().min(0).max(MAX_COUNT);
const words = z.array(lineOfText({ min: 1, max: MAX_WORD })).max(MAX_LIST);

/**
 * One visit as the browser counted it (spec 3, Session tracking payload). What it did not count is left
 * out; what is not named here is dropped.
 */
export const sessionReportSchema = z.object({
  /** Minutes from the first page to leaving. */
  sessionDuration: minutes.optional(),
  activitiesCompleted: count.optional(),
  /** Mean score of those activities that have one, in percent. */
  averageScore: z.number().min(0).max(100).optional(),
  subjectsStudied: words.optional(),
  difficultyLevelsAttempted: words.optional(),
  deviceUsed: z.enum(['mobile', 'desktop']).optional(),
  /** Nobody guesses how a child feels: our pages leave this out. */
  emotionalState: lineOfText({ max: MAX_WORD }).optional(),
  /** Minutes during which a page was to be seen. */
  timeSpent: minutes.optional(),
  mistakeTypes: words.optional(),
  helpRequestCount: count.optional(),
});
export type SessionReport = z.infer<typeof sessionReportSchema>;

/** Visits of one person that are kept of one day (UTC); more are no visits. */
export const MAX_REPORTS_A_DAY = 50;
