import { words } from './words.ts';

/** A full stop, question or exclamation mark with closing marks, then space: `3.5` and `v1.2` stay whole. */
const SENTENCE_END = /[.!?]+["'”’)\]]*(?=\s|$)/gu;
const NAME_INITIALS = /^(?:\p{Lu}\.)+$/u;

/** The number of a step, `2.` before its sentence; it is no word of it. */
const STEP_NUMBER = /^\d{1,2}\.$/;
const STEP_NUMBER_FIRST = /^\d{1,2}\.\s+(?=\p{Lu})/u;

/** Short forms whose full stop ends no sentence. */
const SHORT_FORMS = new Set(['mr.', 'mrs.', 'ms.', 'dr.', 'st.', 'e.g.', 'i.e.', 'vs.']);

/**
 * The sentences of a text, each with at least one word. A line break always ends a sentence, so that
 * list items and headings count as their own.
 */
export function sentences(text: string): string[] {
  return text.split('\n').flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const sentence = line.slice(start, end).trim();
    if (endsInShortForm(sentence) || STEP_NUMBER.test(sentence)) continue;
    found.push(sentence);
    start = end;
  }
  found.push(line.slice(start).trim());
  return found
    .map((sentence) => sentence.replace(STEP_NUMBER_FIRST, ''))
    .filter((sentence) => words(sentence).length > 0);
}

function endsInShortForm(sentence: string): boolean {
  const last = sentence.split(/\s+/u).at(-1) ?? '';
  return SHORT_FORMS.has(last.toLowerCase()) || NAME_INITIALS.test(last);
}
