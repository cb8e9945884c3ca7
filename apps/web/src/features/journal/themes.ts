import type { Prompt } from '@lamplight/domain/journal';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

/** Prompts are written in English. */
export const PROMPT_LANGUAGE = 'en';

/** The picture that stands for a theme. */
export const THEME_PICTURES: Readonly<Record<Prompt['theme'], UiPicture>> = {
  thanks: 'rainbow',
  feelings: 'red-heart',
  faith: 'dove',
  friends: 'handshake',
  family: 'house',
  wonder: 'butterfly',
  courage: 'shield',
  kindness: 'people-hugging',
  learning: 'light-bulb',
  hope: 'seedling',
  imagination: 'artist-palette',
  self: 'compass',
};

/** A prompt by chance, another one than before where there is another. */
export function randomPrompt(
  prompts: readonly Prompt[],
  before: string | undefined,
): Prompt | undefined {
  const others = prompts.filter(({ text }) => text !== before);
  const choice = others.length > 0 ? others : prompts;
  return choice[Math.floor(Math.random() * choice.length)];
}
