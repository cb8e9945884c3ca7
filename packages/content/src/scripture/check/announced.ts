import type { Language } from '@lamplight/domain/profiles';

interface Announcing {
  readonly speakers: string;
  readonly verbs: string;
  readonly phrases: string;
}

/** How a text says that words of the Bible follow, by language. */
const ANNOUNCING: Readonly<Record<Language, Announcing>> = {
  en: {
    speakers:
      "Bible|Scriptures?|God|God’s Word|God's Word|Jesus|Christ|Lord|Gospel|psalm|psalms|psalmist|verse|apostle|prophet|It|it",
    verbs:
      'says?|said|tells?|told|teaches|taught|reads?|promises|promised|writes|wrote|declares|commands|reminds|answered|replied|states',
    phrases: 'it is written|we read|as it says|Scripture|memory verse[^.!?]{0,20}',
  },
  es: {
    speakers:
      'Biblia|Escrituras?|Dios|Jesús|Cristo|Señor|Evangelio|salmo|salmista|versículo|apóstol|profeta',
    verbs:
      'dice|dijo|enseña|enseñó|promete|prometió|escribe|escribió|declara|manda|recuerda|respondió|afirma',
    phrases: 'está escrito|leemos|allí dice|versículo[^.!?]{0,20}',
  },
  fr: {
    speakers:
      'Bible|Écritures?|Dieu|Jésus|Christ|Seigneur|Évangile|psaume|psalmiste|verset|apôtre|prophète',
    verbs:
      'dit|disait|enseigne|promet|promit|écrit|écrivit|déclare|commande|rappelle|répondit|affirme',
    phrases: 'il est écrit|nous lisons|on lit|verset[^.!?]{0,20}',
  },
  de: {
    speakers:
      'Bibel|Schrift|Gott|Gottes Wort|Jesus|Christus|Herr|Evangelium|Psalm|Psalmist|Vers|Apostel|Prophet|dort|da',
    verbs:
      'sagt|sagte|spricht|sprach|lehrt|lehrte|verspricht|versprach|schreibt|schrieb|steht|erinnert|antwortete|gebietet|erklärt',
    phrases: 'steht geschrieben|lesen wir|heißt es|Vers[^.!?]{0,20}',
  },
};

const MARKS = '“”„«»"';

const expressions = new Map<Language, readonly [before: RegExp, after: RegExp]>();

function expressionsOf(language: Language): readonly [RegExp, RegExp] {
  const made = expressions.get(language);
  if (made !== undefined) return made;
  const { speakers, verbs, phrases } = ANNOUNCING[language];
  const edge = '(?<![\\p{L}])';
  const end = '(?![\\p{L}])';
  const before = new RegExp(
    `${edge}(?:(?:${speakers})${end}[^.!?${MARKS}]{0,30}?${edge}(?:${verbs})${end}[^.!?${MARKS}]{0,25}|(?:${phrases})${end}[^.!?${MARKS}]{0,20})[:,]?\\s*$`,
    'u',
  );
  const after = new RegExp(
    `^[,.]?\\s*(?:${verbs})\\s(?:the |la |el |las |die |der |l’|l')?(?:${speakers})${end}`,
    'u',
  );
  expressions.set(language, [before, after]);
  return [before, after];
}

/** Whether the words around a quotation say that it comes from the Bible, though they name no place. */
export function isAnnounced(before: string, after: string, language: Language): boolean {
  const [leading, trailing] = expressionsOf(language);
  return leading.test(before.slice(-90)) || trailing.test(after.slice(0, 40));
}

/** Names of children and teachers may say something too: "After reading John 3:16, Tom said, …". */
const SPEAKER =
  /(?:(?<name>\p{Lu}\p{L}+)|\b(?:I|we|she|they|yo|ella|je|elle|ich|wir|sie))\s(?:said|says|asked|shouted|whispered|answered|replied|dijo|preguntó|respondió|dit|demanda|répondit|sagte|fragte|rief|antwortete)\b/u;
const BIBLE_SPEAKERS =
  /^(?:God|Jesus|Lord|Christ|Paul|Moses|David|Bible|Scripture|Dios|Jesús|Señor|Cristo|Pablo|Biblia|Dieu|Jésus|Seigneur|Bible|Gott|Herr|Christus|Paulus|Bibel)$/u;

/** Whether somebody else speaks between a reference and a quotation, so that they do not belong together. */
export function isSpokenByAnother(between: string): boolean {
  const match = SPEAKER.exec(between);
  if (match === null) return false;
  const name = match.groups?.name;
  return name === undefined || !BIBLE_SPEAKERS.test(name);
}
