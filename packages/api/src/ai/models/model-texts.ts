import type { PlainStream } from '@lamplight/ai/markdown';
import type { MISQUOTE_WORDS } from '@lamplight/ai/misquotes';
import type { SumCorrection } from '@lamplight/ai/sum-check';
import type { ContentBand } from '@lamplight/domain/age';
import { MISQUOTES, type MisquoteId } from '@lamplight/domain/misquotes';
import type { Language } from '@lamplight/domain/profiles';
import type { CheckedSegment, CheckedText } from '@lamplight/domain/scripture';
import { wholeSentences, wordCount } from '@lamplight/domain/text';
import type {
  ScriptureCheck,
  ScriptureReader,
} from '../../learning/scripture/scripture-check.service.ts';

/** Why nothing of a model's text can be used: a sum that can't be put right, marks that don't end, or nothing is left. */
export type ModelTextProblem = 'wrong sum' | 'markup' | 'nothing left';

/** For whom a model writes. */
export interface ModelReader {
  readonly band: ContentBand;
  readonly language: Language;
}

/**
 * A text of a model while it is written: what leaves is plain text, has the Bible's words as the Bible has them, claims
 * nothing of the Bible that it does not say, and reckons right.
 */
export interface HeldModelText {
  push(chunk: string): CheckedText[] | ModelTextProblem;
  /** @param isCut whether the model had no room for its end: then the last sentence is left out where it is no whole one */
  flush(isCut?: boolean): CheckedText[] | ModelTextProblem;
}

/** A finished text of a model as it may be used. */
export interface TruthfulText {
  readonly text: string;
  /** Whether a sentence was left out. */
  readonly isShortened: boolean;
}

/** What every text of a model goes through before the check of what may be said to a child. */
export interface ModelTexts {
  hold(reader: ModelReader): Promise<HeldModelText>;
  /**
   * @param text without marks of Markdown
   * @param isPlaced whether the text comes with the place in the Bible that it speaks of
   */
  whole(
    text: string,
    reader: ModelReader,
    isPlaced?: boolean,
  ): Promise<TruthfulText | ModelTextProblem>;
  /** The translation that a model's quotations are held against; null where the host has none in a language. */
  bibleFor(language: Language): Promise<string | null>;
}

/** The sayings that are taken for verses. */
interface Sayings {
  readonly MISQUOTE_WORDS: typeof MISQUOTE_WORDS;
}

/** Words without which what is left of an answer answers nothing: “Good question!” */
const LEAST_WORDS = 6;

export function createModelTexts(
  scripture: Pick<ScriptureCheck, 'reader' | 'translationFor'>,
): ModelTexts {
  /** @param plain how the text becomes plain; null for one that is */
  async function begin(reader: ModelReader, plain: PlainStream | null, isPlaced: boolean) {
    // The readers of claims and sums, with the sayings, are large: they come with the first answer of a model.
    const { createClaimFilter } = await import('@lamplight/ai/bible-claims');
    const { createSumChecker } = await import('@lamplight/ai/sum-check');
    const sayings = await import('@lamplight/ai/misquotes');
    const bible = await scripture.reader(reader.language);
    const held = bible.pieces();
    const claims = createClaimFilter({
      stands: bible.stands,
      insteadOf: (id) => truthOf(id, sayings, reader, bible),
      isPlaced,
    });
    const sums = createSumChecker(reader.language);
    let words = 0;

    function admit(pieces: readonly CheckedText[]): CheckedText[] | ModelTextProblem {
      const shown: CheckedText[] = [];
      for (const sentence of pieces.flatMap((piece) => claims.take(piece))) {
        const right = withSumsRight(sentence, sums.check(sentence.text));
        if (right === null) return 'wrong sum';
        words += wordCount(right.text);
        shown.push(right);
      }
      return shown;
    }

    return {
      isShortened: claims.hasRemoved,
      push: (chunk: string) => admit(held.push(plain?.push(chunk) ?? chunk)),
      flush(isCut = false): CheckedText[] | ModelTextProblem {
        const rest = plain === null ? '' : plain.flush();
        if (rest === null) return 'markup';
        const pieces = [...held.push(rest), ...held.flush()];
        const last = pieces.at(-1);
        const isWhole = !isCut || last === undefined || isWholeSentence(last.text);
        const shown = admit(isWhole ? pieces : pieces.slice(0, -1));
        claims.finish();
        return claims.hasRemoved() && words < LEAST_WORDS ? 'nothing left' : shown;
      },
    };
  }

  return {
    async hold(reader) {
      const { plainStream } = await import('@lamplight/ai/markdown');
      return begin(reader, plainStream(), false);
    },

    async whole(text, reader, isPlaced = false) {
      const held = await begin(reader, null, isPlaced);
      const first = held.push(text);
      if (typeof first === 'string') return first;
      const rest = held.flush();
      if (typeof rest === 'string') return rest;
      const shown = [...first, ...rest].map((checked) => checked.text).join('');
      return { text: shown.trim(), isShortened: held.isShortened() };
    },

    bibleFor: (language) => scripture.translationFor(language),
  };
}

function isWholeSentence(text: string): boolean {
  return wholeSentences(text.trimEnd()) === text.trimEnd();
}

/** What is true of a saying that is taken for a verse, with the place to read. */
function truthOf(
  id: MisquoteId,
  sayings: Sayings,
  { band, language }: ModelReader,
  bible: ScriptureReader,
): CheckedText {
  const words = sayings.MISQUOTE_WORDS[language][id];
  const isTeen = band === 'intermediate' || band === 'advanced';
  const sentence = (isTeen ? words.teen : words.child).replace(/\.$/u, '');
  const { reference } = MISQUOTES[id];
  const written = bible.written(reference);
  const segments: CheckedSegment[] = [
    { kind: 'text', text: `${sentence} (` },
    { kind: 'reference', text: written, reference, said: written },
    { kind: 'text', text: ').' },
  ];
  return { text: segments.map(({ text }) => text).join(''), segments };
}

/** A sentence with its sums put right; null where one can't be, or stands in words of the Bible. */
function withSumsRight(
  { text, segments }: CheckedText,
  corrections: readonly SumCorrection[] | null,
): CheckedText | null {
  if (corrections === null) return null;
  if (corrections.length === 0) return { text, segments };
  const mended: CheckedSegment[] = [];
  let at = 0;
  let done = 0;
  for (const segment of segments) {
    const from = at;
    at += segment.text.length;
    const own = corrections.filter(({ start, end }) => start >= from && end <= at);
    done += own.length;
    if (own.length > 0 && segment.kind !== 'text') return null;
    const mendedText = own.reduceRight(
      (words, { start, end, written }) =>
        words.slice(0, start - from) + written + words.slice(end - from),
      segment.text,
    );
    mended.push(segment.kind === 'text' ? { kind: 'text', text: mendedText } : segment);
  }
  if (done < corrections.length) return null;
  return { text: mended.map((segment) => segment.text).join(''), segments: mended };
}
