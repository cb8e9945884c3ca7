import { startsLikeReference } from '../scripture/reference.ts';

/** Words in typographic quotation marks, with the Scripture reference right behind them if there is one. */
interface InlineQuotation {
  readonly words: string;
  readonly reference: string | null;
}

const QUOTED = /“([^“”]*)”(?:\s*\(([^()]*)\))?/gu;

/** Every “…” of a text; the reference is what stands in parentheses behind it and names a book of the Bible. */
export function inlineQuotations(text: string): InlineQuotation[] {
  return Array.from(text.matchAll(QUOTED), ([, quoted = '', behind]) => ({
    words: quoted,
    reference: behind !== undefined && startsLikeReference(behind) ? behind.trim() : null,
  }));
}

/** The text without its Scripture quotations; where one ended a sentence, its end stays. */
export function withoutScripture(text: string): string {
  return text.replace(QUOTED, (whole: string, quoted: string, behind: string | undefined) => {
    if (behind === undefined || !startsLikeReference(behind)) return whole;
    return /[.!?]['’]?$/u.test(quoted.trim()) ? '.' : '';
  });
}
