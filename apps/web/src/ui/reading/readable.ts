import type { ContentBlock } from '@lamplight/domain/lessons';
import { sentences } from '@lamplight/domain/text';

/** A stretch of text; `sentence` is its place in the reading, null for what is not read aloud. */
export interface Segment {
  readonly text: string;
  readonly sentence: number | null;
}

/** A block of a text, cut into the sentences that are lit while they are read. */
export type ReadableBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly segments: readonly Segment[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Segment[])[] }
  | {
      readonly kind: 'verse';
      readonly segments: readonly Segment[];
      readonly reference: readonly Segment[];
    };

export interface ReadableText {
  readonly title: readonly Segment[];
  readonly blocks: readonly ReadableBlock[];
  /** What is read aloud, in order. */
  readonly sentences: readonly string[];
}

/** Cuts a and blocks into sentences, without losing a character of what is shown. */
export function readableText(title: string, blocks: readonly ContentBlock[]): ReadableText {
  const spoken: string[] = [];

  function cut(text: string): Segment[] {
    const segments: Segment[] = [];
    let at = 0;
    for (const sentence of sentences(text)) {
      const start = text.indexOf(sentence, at);
      if (start > at) segments.push({ text: text.slice(at, start), sentence: null });
      segments.push({ text: sentence, sentence: spoken.length });
      spoken.push(sentence);
      at = start + sentence.length;
    }
    if (at < text.length) segments.push({ text: text.slice(at), sentence: null });
    return segments;
  }

  function toReadable(block: ContentBlock): ReadableBlock {
    switch (block.kind) {
      case 'list':
        return { kind: 'list', items: block.items.map(cut) };
      case 'verse':
        return { kind: 'verse', segments: cut(block.text), reference: cut(block.reference) };
      default:
        return { kind: block.kind, segments: cut(block.text) };
    }
  }

  return { title: cut(title), blocks: blocks.map(toReadable), sentences: spoken };
}
