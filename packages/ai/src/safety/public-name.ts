import { dangerByLists } from './assess-text.ts';
import { isUnkind } from './unkind/index.ts';

const ENDINGS = 'com|org|net|de|fr|es|uk|us|io|me|gg|tv|app|info|co|eu|ly|be|edu|gov';
/** A web address, also one without its scheme, or with its dot as a word. */
const LINK = new RegExp(
  `https?:|www\\.|[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])|\\s(?:dot|punto|point|punkt)\\s(?:com|org|net|de|fr|es)(?![\\p{L}\\d])`,
  'iu',
);
/** An e-mail address, also one that is written around the sign. */
const MAIL = /[^\s@]+\s?(?:@|[([]\s?(?:at|arroba|arobase)\s?[)\]])\s?[^\s@]+/iu;
/** The name of somebody on another platform. */
const HANDLE =
  /(?:^|\s)@[\p{L}\d_.]{2,}|(?<!\p{L})(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|discord|whats\s?app|telegram)(?!\p{L})/iu;
/** Seven digits or more, however they are spaced: a telephone number. */
const DIGITS = /(?:\p{Nd}[\s()./+_-]*){7,}/u;

/** Richard, in short: at the beginning of a person's name it is no insult, alone or before another name. */
const GIVEN_NAME = /^dick(?=$|[\s\d])/i;

/** Digits that are hung on a word, as names that are taken already get them; those within it may stand for letters. */
const HUNG_ON = /(?<![\p{L}\p{Nd}])\p{Nd}+(?=\p{L})|(?<=\p{L})\p{Nd}+(?![\p{L}\p{Nd}])/gu;

/** Each sentence says what is wrong, and how to go on. */
const PROBLEMS = {
  contact: 'Please leave out addresses and phone numbers: they stay with you and your family.',
  link: 'Please leave out web addresses.',
  unkind: 'Please choose a friendly name that everyone can enjoy.',
} as const;

/**
 * What is wrong with the words of a name to sign in with. Digits and addresses may stand in it: it is the person's own.
 * @returns a sentence for the person, or null for a name that is fine
 */
export function checkUsername(username: string): string | null {
  const text = username
    .normalize('NFKC')
    .replaceAll(/[._-]+/g, ' ')
    .replace(GIVEN_NAME, '');
  return hurts(text) ? PROBLEMS.unkind : null;
}

/**
 * What is wrong with a name that a child gives to something that other children read, such as a room: words
 * that hurt, contact data, links. In English, Spanish, French and German at once; nothing is sent anywhere.
 * @returns a sentence for the child, or null for a name that is fine
 */
export function checkPublicName(name: string): string | null {
  const text = name.normalize('NFKC');
  if (MAIL.test(text) || DIGITS.test(text) || HANDLE.test(text)) return PROBLEMS.contact;
  if (LINK.test(text)) return PROBLEMS.link;
  return hurts(text) ? PROBLEMS.unkind : null;
}

/** Whether a name holds words that hurt, as they stand there or with digits hung on them (puta99). */
function hurts(name: string): boolean {
  return [name, name.replaceAll(HUNG_ON, '')].some(
    (text) => isUnkind(text) || dangerByLists(text).level !== 'none',
  );
}
