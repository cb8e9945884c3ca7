import { digitWords } from './digit-words.ts';

const MAIL = /[^\s@<>"]+\s?(?:@|[([]\s?(?:at|arroba|arobase)\s?[)\]])\s?[^\s@]+\.\p{L}{2,}/iu;
/** As telephone numbers are grouped; a sum or a year has neither the groups nor a plus before it. */
const GROUPED_PHONE =
  /(?<![\d.,])(?:\+\d{1,3}[\s./-]?)?(?:\(\d{2,5}\)|\d{3})[\s./-]\d{3}[\s./-]\d{2,4}(?:[\s.-]\d{2})?(?!\d|[.,]\d)/u;
const FOREIGN_PHONE = /(?<![\d+])(?:\+|00)[1-9]\d?(?:[\s./-]?\d){7,}/u;
/** Somebody says that a number is one to call: then its form does not matter. */
const NAMED_PHONE =
  /(?:(?:my|our|mom['’]?s|dad['’]?s)\s(?:\p{L}+\s)?(?:number|phone|cell|mobile)|(?:call|text|phone) me\b|(?:mi|nuestro|su)\s(?:\p{L}+\s)?(?:n[uú]mero|tel[eé]fono|m[oó]vil|celular)|ll[aá]mame|(?:mon|notre)\s(?:\p{L}+\s)?(?:num[eé]ro|t[eé]l[eé]phone|portable)|appelle[-\s]moi|(?:meine|unsere)\s(?:\p{L}+)?(?:nummer)|ruf mich an|mein handy)[^\d\n]{0,30}\d(?:[\s./-]?\d){5,}/iu;
const HANDLE =
  /(?:^|\s)@[\p{L}\d_.]{3,}|(?:my|mi|mon|mein|add me on|follow me on|agr[eé]game en|ajoute[-\s]moi sur|folge? mir auf|adde mich auf)\s(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|discord|roblox|whats\s?app|telegram)(?!\p{L})/iu;
/** A street with its number, after words that say who lives there. */
const ADDRESS =
  /(?:(?:i|we) live (?:at|on)|(?:my|our) (?:home )?address is|come to)\s+\d{1,5}\s+\p{L}+|(?:vivo|vivimos) en (?:la |el )?(?:calle|avenida|plaza|paseo|camino)\s|mi direcci[oó]n es\s|(?:j['’]habite|nous habitons)(?: au)?\s+\d{1,5},?\s+(?:bis |ter )?(?:rue|avenue|boulevard|place|chemin|all[eé]e)|mon adresse (?:est|c['’]est)\s|(?:ich wohne|wir wohnen) (?:in der |im |am |an der )?\p{L}+(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee)\s*\d|meine adresse (?:ist|lautet)\s/iu;
const ENGLISH_ADDRESS =
  /\b\d{1,5}\s+(?:\p{L}+\s){1,3}(?:street|avenue|road|lane|drive|boulevard|court)\b[^.?!]{0,40}(?:live|home|house|address)|(?:live|home|house|address)\b[^.?!]{0,20}\b\d{1,5}\s+(?:\p{L}+\s){1,3}(?:street|avenue|road|lane|drive|boulevard|court)\b/iu;
const PASSWORD =
  /(?:my|mi|mon|mein)\s(?:\p{L}+\s)?(?:password|contrase[nñ]a|mot de passe|passwort|pin)\s(?:is|es|est|ist|lautet)\s/iu;
/** Digits said one by one: `five five five …`. */
const SPELLED_OUT = new RegExp(
  `(?<!\\p{L})(?:(?:${digitWords.join('|')})[\\s,.-]+){6,}(?:${digitWords.join('|')})(?!\\p{L})`,
  'iu',
);

const SIGNS = [
  MAIL,
  GROUPED_PHONE,
  FOREIGN_PHONE,
  NAMED_PHONE,
  HANDLE,
  ADDRESS,
  ENGLISH_ADDRESS,
  PASSWORD,
  SPELLED_OUT,
];

/** Whether a text tells how somebody can be reached or gives a password away, in any language of the product. */
export function hasContactData(text: string): boolean {
  const plain = text.normalize('NFKC');
  return SIGNS.some((sign) => sign.test(plain));
}
