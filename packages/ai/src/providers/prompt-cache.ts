import type Anthropic from '@anthropic-ai/sdk';

/**
 * Tokens from which on the vendor keeps a prefix, by the name of the model (its page “Prompt caching”, as of November
 * 2026). Below that a mark costs nothing and does nothing.
 */
const LEAST_TOKENS: readonly (readonly [name: RegExp, tokens: number])[] = [
  [/(?:haiku-4-5|opus-4-[56])/u, 4096],
  [/opus-4-7|haiku-3/u, 2048],
  [/(?:haiku|opus|fable|mythos)-5|sonnet-5-5/u, 512],
];
const LEAST_OF_OTHERS = 1024;
/** Letters of a token in English prose, rather too few: a mark too much costs nothing. */
const LETTERS_OF_A_TOKEN = 3;

/** The instruction, marked to be kept by the vendor for some minutes where it is long enough: a whole class sends it. */
export function cachedSystem(system: string, model: string): string | Anthropic.TextBlockParam[] {
  const least = LEAST_TOKENS.find(([name]) => name.test(model))?.[1] ?? LEAST_OF_OTHERS;
  if (system.length / LETTERS_OF_A_TOKEN < least) return system;
  return [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }];
}
