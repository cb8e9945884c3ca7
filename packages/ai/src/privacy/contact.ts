import { literally } from './words.ts';

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** A mail address as children write it past a filter: `emma at gmail dot com`. */
const SPOKEN_MAIL =
  /[\p{L}\p{N}._-]+\s*(?:\s(?:at|arroba|arobase|ät)\s|[([{]\s?(?:at|arroba|arobase|ät|@)\s?[)\]}]|\s@\s)\s*[\p{L}\p{N}-]+\s*(?:\.|\s(?:dot|punto|point|punkt)\s|[([{]\s?(?:dot|punto|point|punkt)\s?[)\]}])\s*\p{L}{2,6}(?!\p{L})/giu;
const ENDINGS =
  'com|org|net|edu|gov|io|de|es|fr|mx|at|ch|be|ca|uk|us|eu|info|app|tv|gg|ly|school|online|site|xyz';
const LINK = new RegExp(
  `(?:https?:\\/\\/|www\\.)\\S+|(?<![\\p{L}\\p{N}@.])[\\p{L}\\p{N}-]{2,}(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${ENDINGS})(?:\\/\\S*)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const AT_NAME = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}/gu;
const PLATFORM =
  'insta(?:gram)?|snap(?:chat)?|tik\\s?tok|discord|telegram|whats\\s?app|roblox|fortnite|minecraft|xbox|psn|steam|youtube|twitch';
/** An account named after its platform: signs that a word does not have give it away. */
const ACCOUNT = new RegExp(
  `((?:${PLATFORM})(?:\\s+(?:user\\s?)?(?:name|id|account|handle|nombre|usuario|pseudo|compte|konto|cuenta))?\\s*(?:is|es|est|ist|:|=|-)?\\s*)(?=[\\p{L}_.#-]*[\\p{N}_#])[\\p{L}\\p{N}_.#-]{3,}`,
  'giu',
);
/** `my snap is emmaa`: whatever follows is an account. */
const OWN_ACCOUNT =
  /((?<!\p{L})(?:my|mein|mi|mon)\s+(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|discord|telegram)(?:\s*-?\s*(?:name|account|konto|pseudo|cuenta|user\s?name))?\s*(?:is|es|est|ist|heißt|:|=)\s*)(?!\[)[\p{L}\p{N}_.-]{3,}/giu;

export function removeMail(text: string, known: readonly string[]): string {
  let clean = text.replace(MAIL, '[email]').replace(SPOKEN_MAIL, '[email]');
  for (const address of known) {
    if (address.trim() !== '') clean = clean.replace(literally(address, 'giu'), '[email]');
  }
  return clean;
}

export function removeLinks(text: string): string {
  return text.replace(LINK, '[link]');
}

export function removeHandles(text: string): string {
  return text
    .replace(AT_NAME, '[account]')
    .replace(ACCOUNT, '$1[account]')
    .replace(OWN_ACCOUNT, '$1[account]');
}
