import { parseContent } from '@lamplight/domain/lessons';
import { sentences } from '@lamplight/domain/text';

/** A stretch of a text under one heading. */
export interface ProseSection {
  /** Null before the first heading. */
  readonly heading: string | null;
  readonly text: string;
}

/** Characters of a piece that is found by itself; a longer section is cut between paragraphs. */
const LONGEST_PIECE = 1000;

/** Words that someone speaks or that are quoted: out of their place they say something else. */
const SPOKEN = /[“”‘"]/u;
/** Sums and tables of a lesson are no sentences to tell. */
const NO_PROSE = /[=≈→|]/u;

/** The prose of a text in the small markup, without verses and without sentences that quote somebody. */
export function proseSections(content: string): ProseSection[] {
  const sections: { heading: string | null; text: string }[] = [];
  let heading: string | null = null;
  for (const block of parseContent(content)) {
    if (block.kind === 'verse') continue;
    if (block.kind === 'heading') {
      heading = block.text;
      continue;
    }
    const told = block.kind === 'list' ? block.items.join('\n') : block.text;
    const text = tellable(told);
    if (text === '') continue;
    const last = sections.at(-1);
    if (last?.heading === heading && last.text.length + text.length <= LONGEST_PIECE) {
      last.text += `\n${text}`;
    } else {
      sections.push({ heading, text });
    }
  }
  return sections;
}

/** The sentences of a text that can be told by themselves, joined by spaces. */
export function tellable(text: string): string {
  return sentences(text)
    .filter(
      (sentence) => /[.!?…]$/u.test(sentence) && !SPOKEN.test(sentence) && !NO_PROSE.test(sentence),
    )
    .join(' ');
}
