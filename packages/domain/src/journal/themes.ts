/** What a prompt is about. */
export const PROMPT_THEMES = [
  'thanks',
  'feelings',
  'faith',
  'friends',
  'family',
  'wonder',
  'courage',
  'kindness',
  'learning',
  'hope',
  'imagination',
  'self',
] as const;
export type PromptTheme = (typeof PROMPT_THEMES)[number];
