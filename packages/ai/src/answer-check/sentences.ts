import { sentences } from '@lamplight/domain/text';

/** Words of somebody else, as in a story: there somebody may well say “I am your God”. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/gu;
/** What stands for a quotation, so that the sentence around it stays one. */
const QUOTE = ' quote ';
/** `n'as`, `t'aime`, `qu'il`: two words for whoever knows French. */
const ELIDED = /(?<!\p{L})(qu|[cdjlmnst])['’](?=\p{L})/giu;
/** Words that a text has to have beside its quotations, so that nothing is said by quoting it. */
const LEAST_OWN_WORDS = 2;

/** A text without what it quotes, or with it where it is nothing else. */
export function ownWords(text: string): string {
  const own = text.replace(QUOTED, QUOTE);
  const words = own.replaceAll(QUOTE, ' ').match(/\p{L}+/gu)?.length ?? 0;
  return words < LEAST_OWN_WORDS ? text : own;
}

/** The sentences that a text says of itself; clauses with a semicolon between them are one. */
export function ownSentences(text: string): string[] {
  return sentences(ownWords(text).replace(/;/gu, ',').replace(ELIDED, '$1e '));
}
