import { checkAnswer } from '@lamplight/ai/answer-check';
import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import type { CheckedSegment, CheckedText } from '@lamplight/domain/scripture';
import type { ScriptureCheck } from '../scripture/scripture-check.service.ts';

/** Most characters of an answer, by band: the sentence that would go beyond is left out with all after it. */
const LONGEST: Readonly<Record<ContentBand, number>> = {
  kindergarten: 500,
  elementary: 1000,
  intermediate: 1600,
  advanced: 2400,
};

/** A text with its stretches, as far as it may be seen. */
export interface SeenText {
  readonly text: string;
  readonly segments: readonly CheckedSegment[];
}

/** What a model writes, held back until each sentence was looked at. */
export interface HeldAnswer {
  /** Takes the next piece. @returns what is wrong with the answer, or null */
  take(piece: string): string | null;
  /** Takes the rest when nothing more comes. */
  finish(): string | null;
  /** Whether it is as long as an answer may be. */
  isFull(): boolean;
  seen(): SeenText;
}

interface Reader {
  readonly band: ContentBand;
  readonly language: Language;
}

export async function holdAnswer(scripture: ScriptureCheck, reader: Reader): Promise<HeldAnswer> {
  const held = await scripture.hold(reader.language);
  let seen: SeenText = { text: '', segments: [] };
  let isFull = false;

  function release(checked: CheckedText | null): string | null {
    if (checked === null || isFull) return null;
    const text = seen.text + checked.text;
    if (text.length > LONGEST[reader.band]) {
      isFull = true;
      return null;
    }
    const problem = checkAnswer(text, reader);
    if (problem === null) seen = { text, segments: [...seen.segments, ...checked.segments] };
    return problem;
  }

  return {
    take: (piece) => release(held.push(piece)),
    finish: () => release(held.flush()),
    isFull: () => isFull,
    seen: () => seen,
  };
}
