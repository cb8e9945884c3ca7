import type { Language } from '@lamplight/domain/profiles';
import type { CheckedSegment, CheckedText } from '@lamplight/domain/scripture';
import type { VerseIndex } from '../matching/verse-index.ts';
import { findReferences } from '../references/find-references.ts';
import { textOfPassageIn } from './passage-words.ts';
import { matchQuotation } from './verdict.ts';
import { exactWording } from './wording.ts';

const LAST_LINE = /\n?^\s*[—–-]+\s*(?<attribution>[^\n]+?)\s*$/mu;

/**
 * Checks a verse that is set apart as lessons do it: lines that begin with `>`, the last one naming the place behind a
 * dash. One that cannot be confirmed is set as plain text. Null for a block that names no place.
 */
export function checkBlock(
  piece: string,
  texts: readonly VerseIndex[],
  language: Language,
): CheckedText | null {
  const content = piece.replace(/^\s*>[ \t]?/gmu, '').trim();
  const gap = /\s*$/u.exec(piece)?.[0] ?? '';
  const attribution = LAST_LINE.exec(content);
  if (attribution === null) return null;
  const said = content.slice(0, attribution.index).trim();
  const [reference] = findReferences(attribution.groups?.attribution ?? '', language);
  if (reference === undefined || said === '') return null;
  const { passage } = reference;
  const inner = said.replace(/^["“„«]|["”“»]$/gu, '');
  const match = matchQuotation({ inner, passage, isAnnounced: true }, texts);
  if (match === null) {
    const paraphrase: CheckedSegment = {
      kind: 'paraphrase',
      text: inner,
      said,
      bible: passage && textOfPassageIn(passage, texts),
      reference: passage?.written ?? null,
    };
    const named: CheckedSegment[] =
      passage === null
        ? [{ kind: 'removed', text: '', said: attribution[0].trim() }]
        : [
            { kind: 'text', text: ' (' },
            {
              kind: 'reference',
              text: reference.text,
              reference: passage.written,
              said: reference.text,
            },
            { kind: 'text', text: ')' },
          ];
    return joined([paraphrase, ...named, { kind: 'text', text: gap }]);
  }
  const { words, isExact } = exactWording(match, false);
  const { written } = match.passage;
  const isKept = written === passage?.written;
  return joined([
    { kind: 'text', text: '> ' },
    {
      ...{ kind: 'quotation', text: words, said, bible: words },
      ...{ reference: written, outcome: isExact ? 'exact' : 'repaired' },
    },
    { kind: 'text', text: '\n> — ' },
    {
      kind: 'reference',
      text: isKept ? reference.text : written,
      reference: written,
      said: attribution.groups?.attribution ?? '',
    },
    { kind: 'text', text: gap },
  ]);
}

function joined(segments: readonly CheckedSegment[]): CheckedText {
  return { text: segments.map(({ text }) => text).join(''), segments };
}
