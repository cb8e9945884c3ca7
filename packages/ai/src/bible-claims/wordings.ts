import { plainWords } from '../text/plain-words.ts';

/** Openings of sentences that can't be understood without the one before, in the languages of the product. */
const LEANING = new RegExp(
  `^[\\s“„«"'-]*(?:${[
    'this (?:verse|means|shows|tells|reminds|teaches|is why|helps|promise)|that (?:verse|means|shows|is why|promise)|that’s why|these words|those words|in other words|it (?:means|also says|also teaches|shows|reminds)|so (?:remember|even)|he also (?:said|says|taught)|it’s (?:a good|a great|a wonderful) (?:reminder|verse|promise)',
    'est[eo] (?:versículo|significa|quiere|nos|muestra)|es[eo] (?:versículo|significa|quiere|muestra)|es decir|por eso|esas palabras|estas palabras|en otras palabras|significa|también dice|quiere decir',
    'cela (?:veut|signifie|montre|nous)|ça (?:veut|montre)|ce verset|ces mots|ces paroles|c’est pourquoi|c’est-à-dire|autrement dit|il dit aussi|cela',
    'das (?:bedeutet|heißt|zeigt|meint|erinnert)|dieser vers|diese worte|dieses wort|deshalb|darum|mit anderen worten|es bedeutet|sie sagt auch|er sagt auch|damit',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Words with which somebody says that it is not so, or that it is only a saying. */
const NEGATING = new Set(
  (
    'not never isnt doesnt dont didnt wasnt arent wont nowhere neither myth saying proverb no ' +
    'nunca ningun ninguna ninguno dicho refran mito tampoco ' +
    'ne pas jamais aucun aucune nulle dicton proverbe mythe ' +
    'nicht nie niemals kein keine keinen nirgends nirgendwo sprichwort spruch irrtum'
  ).split(' '),
);

/** Whether a sentence leans on the one before it. */
export function leansOnBefore(sentence: string): boolean {
  return LEANING.test(sentence.replace(/'/gu, '’'));
}

/** Whether a text denies something. */
export function isNegated(text: string): boolean {
  return plainWords(text).some((word) => NEGATING.has(word));
}
