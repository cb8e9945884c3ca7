import type { Finding } from '../checks/finding.ts';
import { type ScriptureText, textOfPassage } from '../scripture/scripture-text.ts';
import { blocksOf, type Directive, faultIn, written } from './markdown-file.ts';
import type { Source } from './source.ts';

/**
 * The verse block of a lesson's or story's content. `::verse{ref="Genesis 1:3"}` takes the words of the passage from
 * the translation; `:::verse{ref="Genesis 1:2"}` around words quotes a part of it, which the content check compares.
 */
export function verseBlock(
  source: Source,
  directive: Directive,
  scripture: ScriptureText,
): string | Finding {
  const reference = directive.attributes?.ref;
  if (typeof reference !== 'string' || reference === '') {
    return faultIn(source, directive, 'a verse needs its reference: ::verse{ref="Genesis 1:3"}');
  }
  const blocks = blocksOf(directive);
  const words = blocks.length > 0 ? written(source, blocks) : textOfPassage(scripture, reference);
  if (words === null) {
    return faultIn(
      source,
      directive,
      `'${reference}' is not among the passages at hand: see packages/content/README.md, Scripture`,
    );
  }
  return [...words.split('\n'), `— ${reference}`].map((line) => `> ${line}`).join('\n');
}
