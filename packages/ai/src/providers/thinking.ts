import type Anthropic from '@anthropic-ai/sdk';

/** How a model is told to answer at once instead of thinking first: a child waits, and thoughts use up the limit. */
export interface AnswerAtOnce {
  readonly thinking?: Anthropic.ThinkingConfigParam;
  readonly effort?: 'low';
  /** Tokens that are added to the limit for thoughts that cannot be turned off. */
  readonly room: number;
}

/** Thoughts of a model at low effort, by and large. */
const ROOM_FOR_THOUGHTS = 2000;

const DISABLED: AnswerAtOnce = { thinking: { type: 'disabled' }, room: 0 };
const ALWAYS_THINKS: AnswerAtOnce = { effort: 'low', room: ROOM_FOR_THOUGHTS };

/**
 * Each family turns thinking off in a way of its own and refuses that of the others (the vendor's page “Thinking”, as
 * of November 2026). The first that fits the name counts.
 */
const FAMILIES: readonly (readonly [name: RegExp, AnswerAtOnce])[] = [
  [/sonnet-5-5/u, { thinking: { type: 'between_tools' }, room: 0 }],
  [/opus-5-5|fable|mythos/u, ALWAYS_THINKS],
  [/(?:haiku|sonnet|opus)-5|(?:sonnet|opus)-4-[678]/u, DISABLED],
  // Up to 4.5 they think only when they are asked to.
  [/haiku-(?:3|4)|(?:sonnet|opus)-(?:3|4)|claude-3/u, { room: 0 }],
];

/** A model of the vendor by its name; one that is not known yet is asked for nothing that it might refuse. */
export function answerAtOnce(model: string): AnswerAtOnce {
  const family = FAMILIES.find(([name]) => name.test(model));
  return family?.[1] ?? { room: ROOM_FOR_THOUGHTS };
}

/** A model of the LAN: its servers read `thinking` where the model knows it, and leave it alone elsewhere. */
export const LAN_ANSWERS_AT_ONCE: AnswerAtOnce = DISABLED;

const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/iu;
const BEGUN = /^\s*<think(?:ing)?>/iu;
/** A beginning that may still become the mark of a thought. */
const MAY_BEGIN = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?)?$/iu;

/** A text without the thoughts that some models of a LAN write before it. */
export function withoutThoughts(text: string): string {
  const rest = text.replace(THOUGHT, '');
  return BEGUN.test(rest) ? '' : rest;
}

/** The same for a text that comes piece by piece: nothing leaves before it is clear that no thought stands first. */
export async function* pastThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string | null = '';
  for await (const piece of pieces) {
    if (held === null) {
      yield piece;
      continue;
    }
    held += piece;
    const rest = held.replace(THOUGHT, '');
    if (BEGUN.test(rest) || MAY_BEGIN.test(rest)) continue;
    held = null;
    yield rest;
  }
  const left = held === null ? '' : withoutThoughts(held);
  if (left.trim() !== '') yield left;
}
