import type { CheckedSegment, CheckedText } from '@lamplight/domain/scripture';

/** The end of a sentence inside of ordinary text, with the space behind it. */
const INSIDE = /[.!?…]+["'”’»)]*\s+(?=[\p{Lu}“„«"'¿¡-])|\n\s*/gu;
/** A stretch that ends a sentence by itself, and a stretch behind it that begins one. */
const ENDED = /[.!?…]["'”’»)\]]*$/u;
const BEGINS = /^\s+(?=[\p{Lu}“„«"'¿¡])/u;

/** A checked text cut into its sentences: never inside of a quotation, nor before a reference. */
export function checkedSentences({ segments }: CheckedText): CheckedText[] {
  const sentences: CheckedSegment[][] = [[]];
  const add = (segment: CheckedSegment) => {
    if (segment.text !== '' || segment.kind !== 'text') sentences.at(-1)?.push(segment);
  };
  for (const [at, segment] of segments.entries()) {
    if (segment.kind !== 'text') {
      add(segment);
      continue;
    }
    let rest = segment.text;
    const gap = ENDED.test(segments[at - 1]?.text ?? '') ? BEGINS.exec(rest) : null;
    if (gap !== null) {
      add({ kind: 'text', text: gap[0] });
      rest = rest.slice(gap[0].length);
      sentences.push([]);
    }
    let from = 0;
    for (const end of rest.matchAll(INSIDE)) {
      const to = end.index + end[0].length;
      add({ kind: 'text', text: rest.slice(from, to) });
      sentences.push([]);
      from = to;
    }
    add({ kind: 'text', text: rest.slice(from) });
  }
  return sentences.filter((each) => each.length > 0).map(joined);
}

function joined(segments: readonly CheckedSegment[]): CheckedText {
  return { text: segments.map(({ text }) => text).join(''), segments };
}
