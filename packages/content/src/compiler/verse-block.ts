import type { Language } from '@lamplight/domain/profiles';
import type { Finding } from '../checks/finding.ts';
import { isExactQuotation } from '../scripture/quotation.ts';
import { type Scriptures, wordsOfPassage } from '../scripture/scriptures.ts';
import { blocksOf, type Directive, faultIn, written } from './markdown-file.ts';
import type { Source } from './source.ts';

/**
 * The verse block of a lesson's or story's content. `::verse{ref="Genesis 1:3"}` takes the words of the passage from
 * the translation of the text's language; `:::verse{ref="Genesis 1:2"}` around words quotes a part of it.
 */
export function verseBlock(
  source: Source,
  directive: Directive,
  scriptures: Scriptures,
  language: Language,
): string | Finding {
  const quoted = quotedWords(source, directive, scriptures, language);
  if ('message' in quoted) return quoted;
  return [...quoted.words.split('\n'), `— ${quoted.reference}`]
    .map((line) => `> ${line}`)
    .join('\n');
}

/**
 * The words that a directive with a `ref` names, or that it quotes of it.
 * @param quoted what it quotes, where its text has something besides
 */
export function quotedWords(
  source: Source,
  directive: Directive,
  scriptures: Scriptures,
  language: Language,
  quoted?: string,
): { readonly reference: string; readonly words: string } | Finding {
  const reference = directive.attributes?.ref;
  if (typeof reference !== 'string' || reference === '') {
    return faultIn(
      source,
      directive,
      `a verse needs its reference: ::${directive.name}{ref="Genesis 1:3"}`,
    );
  }
  const passage = wordsOfPassage(scriptures, reference, language);
  if (passage === null) {
    return faultIn(
      source,
      directive,
      `'${reference}' is not among the passages at hand: extract it (README, Scripture) or add a whole Bible to the host`,
    );
  }
  const blocks = blocksOf(directive);
  const words = quoted ?? (blocks.length > 0 ? written(source, blocks) : passage);
  return isExactQuotation(words, passage)
    ? { reference, words }
    : faultIn(source, directive, `not what ${reference} says, which is: ${passage}`);
}
