import { reduceLetters } from './normalize.ts';

/**
 * A pattern for words of a normalised text, written as words with single spaces:
 * `a|b` either word, `a?` the word may be missing, `want_to|hope_to` words with a space inside an
 * alternative, `kill*` any ending, `~` up to three words between, `~1` up to one, and so on. No gap
 * runs over the end of a sentence. `ä`, `ö` and `ü` are also found as `ae`, `oe` and `ue`.
 */
export type Phrase = string;

/** One expression that finds any of the phrases in a text from `normalizeText`. */
export function anyOf(phrases: readonly Phrase[]): RegExp {
  if (phrases.length === 0) return /(?!)/gu;
  return new RegExp(`(?<= )(?:${phrases.map(source).join('|')})`, 'gu');
}

/** One expression that finds a text from `normalizeText` that is one of the phrases, and nothing but `civil` words beside. */
export function onlyOf(phrases: readonly Phrase[], civil: readonly Phrase[]): RegExp {
  const beside = `(?:\\. |${civil.map(source).join('|')})*`;
  return new RegExp(`^ ${beside}(?:${phrases.map(source).join('|')})${beside}$`, 'u');
}

function source(phrase: Phrase): string {
  return phrase.split(' ').map(tokenSource).join('');
}

function tokenSource(token: string): string {
  const gap = /^~(\d?)$/u.exec(token);
  if (gap !== null) return `(?:[a-z0-9]+ ){0,${gap[1] === '' ? 3 : gap[1]}}`;
  const optional = token.endsWith('?');
  const words = (optional ? token.slice(0, -1) : token).split('|').map(wordSource).join('|');
  return optional ? `(?:(?:${words}) )?` : `(?:${words}) `;
}

function wordSource(word: string): string {
  return word
    .replace(/[äöü]/gu, (umlaut) => `${umlaut}+`)
    .split(/(?<=[äöü]\+)/u)
    .map((part) => {
      const letters = reduceLetters(part.replace('+', ''));
      return part.endsWith('+') ? `${letters}e?` : letters;
    })
    .join('')
    .replace(/_/gu, ' ')
    .replace(/\*/gu, '[a-z0-9]*');
}
