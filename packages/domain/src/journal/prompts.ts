import { z } from 'zod';
import { DAYS_PER_WEEK } from '../curriculum/index.ts';
import { PROMPT_THEMES } from './themes.ts';

export const promptSchema = z.object({
  text: z.string(),
  theme: z.enum(PROMPT_THEMES),
  /** The week of the programme whose theme it takes up. */
  week: z.int().optional(),
});
export type Prompt = z.infer<typeof promptSchema>;

/** What a child may write about. */
export const promptChoiceSchema = z.object({
  /** The week of the programme that the child is in. */
  week: z.int(),
  /** A few for today. */
  today: z.array(promptSchema),
  /** All that suit the child's age, those of this week first. */
  prompts: z.array(promptSchema),
});
export type PromptChoice = z.infer<typeof promptChoiceSchema>;

/** How many prompts are held out for today beside the one of the week. */
const FREE_IDEAS = 2;

/**
 * What a child finds on a day: one prompt of the week that moves on each day, and two others, which
 * come round in another order than the days.
 * @param day of the programme, from 1
 */
export function choosePrompts(all: readonly Prompt[], week: number, day: number): PromptChoice {
  const ofWeek = all.filter((prompt) => prompt.week === week);
  const free = all.filter((prompt) => prompt.week === undefined);
  const others = all.filter((prompt) => prompt.week !== week);
  const dayOfWeek = (day - 1) % DAYS_PER_WEEK;
  const today = new Set<Prompt>();
  const weekly = ofWeek[dayOfWeek % ofWeek.length];
  if (weekly) today.add(weekly);
  for (let idea = 0; idea < FREE_IDEAS; idea += 1) {
    const one = free[((day - 1) * FREE_IDEAS + idea) % free.length];
    if (one) today.add(one);
  }
  return { week, today: [...today], prompts: [...ofWeek, ...others] };
}
