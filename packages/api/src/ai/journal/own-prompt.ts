import { journalPrompts } from '@lamplight/content/journal';

/** The prompt of an entry where it is none of the product's and so a text of whoever sent it; null otherwise. */
export function ownPrompt(prompt: string | null): string | null {
  if (prompt === null) return null;
  const isOurs = Object.values(journalPrompts()).some((prompts) =>
    prompts.some(({ text }) => text === prompt),
  );
  return isOurs ? null : prompt;
}
