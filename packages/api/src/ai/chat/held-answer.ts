import { checkAnswer } from '@lamplight/ai/answer-check';
import type { ContentBand } from '@lamplight/domain/age';
import type { CheckedSegment, CheckedText } from '@lamplight/domain/scripture';
import type { ModelReader, ModelTextProblem, ModelTexts } from '../models/model-texts.ts';

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
  /** Takes the rest when nothing more comes; of an answer that was cut off only what is whole. */
  finish(isCut: boolean): string | null;
  /** Whether it is as long as an answer may be. */
  isFull(): boolean;
  seen(): SeenText;
}

export async function holdAnswer(texts: ModelTexts, reader: ModelReader): Promise<HeldAnswer> {
  const held = await texts.hold(reader);
  let seen: SeenText = { text: '', segments: [] };
  let isFull = false;

  function release(sentences: readonly CheckedText[] | ModelTextProblem): string | null {
    if (typeof sentences === 'string') return sentences;
    for (const sentence of sentences) {
      if (isFull) return null;
      const text = seen.text + sentence.text;
      if (text.length > LONGEST[reader.band]) {
        isFull = true;
        return null;
      }
      const problem = checkAnswer(text, reader);
      if (problem !== null) return problem;
      seen = { text, segments: [...seen.segments, ...sentence.segments] };
    }
    return null;
  }

  return {
    take: (piece) => release(held.push(piece)),
    finish: (isCut) => release(held.flush(isCut)),
    isFull: () => isFull,
    seen: () => seen,
  };
}
