/** A word with a capital; a full stop belongs to a few short ones only, elsewhere a sentence ends. */
const CAPITAL = "(?:(?:St|Ste|Mt|Ft|Dr)\\.|\\p{Lu}[\\p{L}'’-]*)";
const PLACE = `${CAPITAL}(?:\\s${CAPITAL})*`;
const SMALL_WORDS =
  'the|a|an|in|on|of|my|our|this|that|down|across|to|for|from|with|and|people|cats|dogs|cars|kids|children|houses|trees';

/** What a postal address looks like, in each language of the product. */
const ADDRESSES: readonly RegExp[] = [
  // 12 Oak Street; 12 oak street
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,5}[a-z]?\\s+(?:${CAPITAL}\\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Way|Place|Close|Terrace|Square|Crescent)\\b\\.?`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,5}[a-z]?\\s+(?:(?!(?:${SMALL_WORDS})\\s)[\\p{L}'’.-]+\\s+){1,2}(?:street|road|avenue|lane|boulevard)(?!\\p{L})`,
    'giu',
  ),
  // Hauptstraße 12, Am Waldweg 3a
  /(?<!\p{L})\p{L}[\p{L}-]{2,}(?:straße|strasse|str\.|gasse|allee)\s*\d{1,4}\s?[a-z]?(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})\p{Lu}[\p{L}-]{2,}(?:weg|platz|ring|ufer|damm)\s+\d{1,4}\s?[a-z]?(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})\p{Lu}[\p{L}-]+er\s(?:Straße|Str\.|Weg|Platz|Allee)\s+\d{1,4}\s?[a-z]?(?![\p{L}\p{N}])/gu,
  // Calle Mayor 5, avenida de la Paz, 12
  /(?<!\p{L})(?:calle|avenida|avda\.?|plaza|paseo|c\/)\s*(?:(?:de|del|la|las|los|el)\s+)*[\p{L}'’-]+(?:\s+(?:(?:de|del|la|las|los)\s+)*\p{L}[\p{L}'’-]+){0,3},?\s*(?:n[.º°o]*\s*|número\s*)?\d{1,4}(?!\p{N})/giu,
  // 12 rue de la Paix, 3 bis avenue Victor Hugo
  /(?<![\p{L}\p{N}])\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|bd|allée|impasse|chemin|place|route|quai)\s+(?:(?:de|du|des|la|le|les)\s+|[dl]['’])*[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/giu,
];

/** The town behind a street: `[address], 10115 Berlin`. */
const TOWN_BEHIND = new RegExp(
  `\\[address\\](?:,\\s*(?:\\d{4,5}\\s+)?|\\s+\\d{4,5}\\s+)${PLACE}(?:,?\\s+[A-Z]{2}(?![\\p{L}]))?(?:\\s+\\d{5}(?!\\d))?`,
  'gu',
);

/** Where somebody lives. A place without a capital is a house, a tent, a big town. */
const HOME = new RegExp(
  `((?<!\\p{L})(?:(?:[Ii]|[Ww]e)(?:\\s+\\p{Ll}+)?\\s+live(?:\\s+\\p{Ll}+)?\\s+(?:in|at|near|on)|(?:viv|Viv)(?:o|imos)\\s+(?:en|cerca de)|(?:[Jj]['’]habite|[Nn]ous habitons|[Jj]e vis)\\s+(?:à|en|au|dans|près de)|[Ww]ohnen?\\s+(?:in|bei|nahe))\\s+)((?!God|Gott|Dios|Dieu|Jesus|Christ)${PLACE}|\\d+\\s+\\p{L}+)`,
  'gu',
);

/** The same in small letters: any word but those that begin an ordinary answer. */
const HOME_IN_SMALL = new RegExp(
  `((?<!\\p{L})(?:(?:i|we)\\s+live\\s+in|viv(?:o|imos)\\s+en|j['’]habite\\s+à|wohnen?\\s+in)\\s+)(?!(?:${[
    'an?|the|my|our|his|her|their|this|that|one|two|god|heaven|peace|harmony|love|hope|faith|space|water|trees|tents?|houses?',
    'una?|el|las?|los|mi|nuestr[oa]|casa|paz|dios|familia|campo',
    'une?|les?|ma|mon|notre|côté|dieu|deux|trois',
    'eine[mnrs]?|ein|de[mnr]|das|die|meine[mnr]?|unsere[mnr]?|diese[mnr]?|gott|frieden|zwei|drei',
  ].join('|')})(?!\\p{L}))\\p{Ll}[\\p{L}'’-]{2,}`,
  'giu',
);

/** Takes out streets with a number, the town behind them, and the town where somebody says that they live. */
export function removeAddresses(text: string): string {
  let clean = text;
  for (const address of ADDRESSES) clean = clean.replace(address, '[address]');
  return clean
    .replace(TOWN_BEHIND, '[address]')
    .replace(HOME, '$1[address]')
    .replace(HOME_IN_SMALL, '$1[address]');
}

/** Where somebody comes from, was born, moved to or has their town: a place with a capital follows. */
const TOWN = new RegExp(
  `((?<!\\p{L})(?:[Ii](?:['’]?m| am)(?: originally)? from|[Ww]e(?:['’]?re| are) from|(?:[Ii]|[Ww]e)(?: just| recently)? moved (?:here from|to|from)|[Ii] (?:was|am) born in|[Ii] grew up in|[Mm]y (?:home\\s?town|town|city|village)(?:'s name)? is(?: called| named)?|[Oo]ur (?:town|city|village) is(?: called| named)?|(?:[Yy]o )?[Ss]oy de|[Ss]omos de|[Vv]engo de|[Nn]ací en|[Mm]e mud[ée] a|[Nn]os mudamos a|[Mm]i (?:ciudad|pueblo) (?:es|se llama)|[Jj]e viens de|[Jj]e suis de|[Oo]n vient de|[Jj]e suis née? à|[Mm]a ville (?:est|s['’]appelle)|[Mm]on village (?:est|s['’]appelle)|[Ii]ch komme aus|[Ww]ir kommen aus|[Ii]ch bin aus|[Mm]eine (?:Stadt|Heimatstadt) (?:ist|heißt)|[Mm]ein Dorf (?:ist|heißt)|[Ww]ir sind nach)\\s+)(?!God|Gott|Dios|Dieu|Jesus|Christ|I\\b)${PLACE}`,
  'gu',
);
/** `Ich bin in Köln geboren`, `ich wurde in Köln geboren`. */
const BORN_IN = new RegExp(`((?<!\\p{L})[Ii]ch (?:bin|wurde) in )${PLACE}(?= geboren)`, 'gu');
/** The same in small letters, where no other word can follow. */
const TOWN_IN_SMALL =
  /((?<!\p{L})(?:my (?:home\s?town|town|city) is(?: called)?|mi (?:ciudad|pueblo) se llama|ma ville s['’]appelle|meine stadt heißt|ich komme aus|i grew up in)\s+)(?!\[|(?:an?|the|so|very|too|not|big|small|nice|beautiful|far|near|full|einem?r?|der|dem|my|meinem?r?)(?!\p{L}))\p{Ll}[\p{L}'’-]{2,}/giu;

/** Takes out the town that somebody says they are from. */
export function removeTowns(text: string): string {
  return text
    .replace(BORN_IN, '$1[address]')
    .replace(TOWN, '$1[address]')
    .replace(TOWN_IN_SMALL, '$1[address]');
}
