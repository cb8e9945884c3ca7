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
  const reference = directive.attributes?.ref;
  if (typeof reference !== 'string' || reference === '') {
    return faultIn(source, directive, 'a verse needs its reference: ::verse{ref="Genesis 1:3"}');
  }
  const passage = wordsOfPassage(scriptures, reference, language);
  if (passage === null) {
    return faultIn(
      source,
      directive,
      `'${reference}' is not among the passages at hand: see packages/content/README.md, Scripture`,
    );
  }
  const blocks = blocksOf(directive);
  const words = blocks.length > 0 ? written(source, blocks) : passage;
  if (!isExactQuotation(words, passage)) {
    return faultIn(source, directive, `not what ${reference} says, which is: ${passage}`);
  }
  return [...words.split('\n'), `— ${reference}`].map((line) => `> ${line}`).join('\n');
}
