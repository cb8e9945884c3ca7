import { literally } from './words.ts';

/** A word with a capital; a full stop belongs to a few short ones only, elsewhere a sentence ends. */
const CAPITAL = "(?:(?:St|Ste|Mt|Ft|Dr)\\.|\\p{Lu}[\\p{L}'’-]*)";
const NOT_A_NAME =
  'The|My|Our|Your|His|Her|Their|This|That|Sunday|Saturday|Bible|High|Middle|Elementary|Primary|Secondary|I|At|In|When|After|Before|A|An|Is|Are|Do|Does|What|Which|How|Why|Summer|Home|Old|New|Big|Every|Some|All|No|Christian|Catholic|Public|Private|Grade|Lower|Upper|Boarding|For|Of|To';

const SCHOOLS: readonly RegExp[] = [
  // Lincoln Elementary School, St. Mary's Academy
  new RegExp(
    `(?<!\\p{L})(?!(?:${NOT_A_NAME})\\s)${CAPITAL}(?:\\s+${CAPITAL}){0,4}\\s+(?:School|Academy|Elementary|Preschool|Kindergarten|College|school|academy|elementary)(?!\\p{L})`,
    'gu',
  ),
  // Goethe-Gymnasium, Anne-Frank-Schule, Waldschule
  /(?<!\p{L})\p{Lu}[\p{L}-]*-(?:Schule|Gymnasium|Grundschule|Realschule|Gesamtschule|Oberschule|Kita|Kindergarten)(?!\p{L})/gu,
  /(?<!\p{L})(?!(?:Grund|Hoch|Vor|Real|Gesamt|Ober|Mittel|Musik|Fahr|Sonntags|Förder|Haupt|Berufs|Privat|Tanz|Schwimm|Ski|Volks|Baum|Bibel|Sommer|Ganztags|Sprach|Kinder|Abend|Dorf)(?:schule|gymnasium))\p{Lu}\p{Ll}{2,}(?:schule|gymnasium)(?!\p{L})/gu,
  /(?<!\p{L})(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Oberschule|Kita)\s+(?:(?:am|an der|im|in der|St\.|Sankt)\s+)?(?:St\.|\p{Lu}[\p{L}-]+)(?:\s\p{Lu}[\p{L}-]+)*/gu,
  // colegio San José, escuela primaria Benito Juárez
  /(?<!\p{L})(?:[Ee]scuela|[Cc]olegio|[Ii]nstituto|[Ll]iceo)(?:\s+(?:primaria|secundaria|infantil|público|pública))?\s+(?:(?:de|del|la|las|los|el)\s+)*(?:St\.|\p{Lu}[\p{L}-]+)(?:\s+(?:(?:de|del|la)\s+)*(?:St\.|\p{Lu}[\p{L}-]+))*/gu,
  // école Jules Ferry, lycée Victor-Hugo
  /(?<!\p{L})(?:[ÉéEe]cole|[Cc]ollège|[Ll]ycée)(?:\s+(?:primaire|maternelle|élémentaire|privée?|publique))?\s+(?:(?:de|du|des|la|le|les)\s+|[dl]['’])*(?:St\.|\p{Lu}[\p{L}-]+)(?:[\s-]+(?:(?:de|du|la)\s+)?(?:St\.|\p{Lu}[\p{L}-]+))*/gu,
];

/** `my school is …`: a name with a capital follows. */
const MY_SCHOOL = new RegExp(
  `((?:[Mm]y|[Oo]ur) school(?:'s name)? is(?: called| named)? |(?:[Mm]i|[Nn]uestra) escuela (?:es|se llama)(?: la| el)? |(?:[Mm]i|[Nn]uestro) (?:colegio|cole) (?:es|se llama)(?: la| el)? |(?:[Mm]on|[Nn]otre) (?:école|collège|lycée) (?:est|s['’]appelle)(?: la| le)? |(?:[Mm]eine|[Uu]nsere) Schule (?:heißt|ist)(?: die| das)? )(?!\\[)(?!I )${CAPITAL}(?:\\s+${CAPITAL})*`,
  'gu',
);
/** The class that every host begins with: words that anybody writes. */
const ORDINARY_CLASS = /^our class$/iu;

/** Takes out the names of schools and classes. */
export function removeSchools(text: string, known: readonly string[]): string {
  let clean = text;
  for (const name of known) {
    if (name.trim() !== '' && !ORDINARY_CLASS.test(name.trim())) {
      clean = clean.replace(literally(name, 'gu'), '[school]');
    }
  }
  for (const school of SCHOOLS) clean = clean.replace(school, '[school]');
  return clean.replace(MY_SCHOOL, '$1[school]');
}
