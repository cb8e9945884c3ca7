/** Ages that a pupil may have, in digits and in words: children of 3 to 19 years. */
const AGE_WORDS = [
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
  'tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve',
  'trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf',
  'drei|vier|f[üu]nf|fuenf|sechs|sieben|acht|neun|zehn|elf|zw[öo]lf|zwoelf|dreizehn|vierzehn|f[üu]nfzehn|sechzehn|siebzehn|achtzehn|neunzehn',
].join('|');
const AGE = `(?:1?\\d(?:[.,]5|\\s?½)?|${AGE_WORDS})(?![\\p{L}\\p{N}])(?!\\s*[%€$°:/+×*-]\\s*\\d|[.,]\\d)`;
const YEARS =
  '(?:\\s*-?\\s*(?:(?:and|y|et|und)\\s+(?:a\\s+)?(?:half|medio|demi|ein\\s?halb)\\s*)?(?:years?(?:[\\s-]+olds?)?|yrs?(?:\\s+old)?|y\\/?o|a[nñ]os(?:\\s+de\\s+edad)?|a[nñ]itos|ans|jahre?(?:\\s+alt)?|jährige?[rn]?)(?!\\p{L}))';
/** What may stand behind a bare number that is somebody's age: never a thing that is counted. */
const NO_THING =
  '(?=\\s*(?:$|[.,!?;:)\\n]|(?:and|but|so|now|today|because|or|y|pero|ya|ahora|hoy|und|aber|jetzt|heute|alt|et|mais|like|too|also|in\\s+(?:grade|class)|years?)(?!\\p{L})))';
/** Words before with which a sum is told, or a time to come: `If I am 9 and …`, `when I am 18`. */
const NOT_SUPPOSED =
  '(?<!(?:if|when|suppose|imagine|until|wenn|falls|bis|si|cuando|imagina|quand|lorsque)\\s)';

/** How children tell their age; what stands before it stays. */
const OWN_AGE: readonly RegExp[] = [
  // I am 9 years old, im nine, I just turned 9, I will be 10, I'm a 9 year old
  new RegExp(
    `(${NOT_SUPPOSED}(?<!\\p{L})(?:i\\s?['’]?m|i\\s+am|i['’]?ll\\s+be|i\\s+will\\s+be|i\\s+(?:just\\s+)?turn(?:ed)?|i\\s+was|my\\s+age\\s+is|age:?|aged)\\s+(?:just\\s+|only\\s+|already\\s+|almost\\s+|nearly\\s+|now\\s+|turning\\s+|a\\s+|an\\s+)*)${AGE}(?:${YEARS}|${NO_THING})`,
    'giu',
  ),
  // as a 9 year old
  new RegExp(`((?<!\\p{L})as\\s+an?\\s+)${AGE}${YEARS}`, 'giu'),
  // tengo 9 años, cumplo 10, acabo de cumplir nueve
  new RegExp(
    `(${NOT_SUPPOSED}(?<!\\p{L})(?:yo\\s+)?(?:tengo|cumpl[oí]|cumplir[eé]?|voy\\s+a\\s+cumplir)\\s+(?:ya\\s+|solo\\s+|casi\\s+)*)${AGE}(?:${YEARS}|${NO_THING})`,
    'giu',
  ),
  // j'ai 9 ans, je vais avoir dix ans: without “ans” something is counted
  new RegExp(
    `(${NOT_SUPPOSED}(?<!\\p{L})(?:j['’]?\\s?ai|j['’]?avais|j['’]?aurai|je\\s+vais\\s+avoir|j['’]?ai\\s+eu|moi\\s+j['’]?ai)\\s+(?:déjà\\s+|presque\\s+|bientôt\\s+|seulement\\s+)*)${AGE}${YEARS}`,
    'giu',
  ),
  // ich bin neun, ich werde 10, bin 9 Jahre alt
  new RegExp(
    `(${NOT_SUPPOSED}(?<!\\p{L})(?:ich\\s+(?:bin|werde|wurde|war)|(?:bin|werde)\\s+ich|(?<=^|[.!?]\\s)bin)\\s+(?:erst\\s+|schon\\s+|fast\\s+|bald\\s+|jetzt\\s+|gerade\\s+|nun\\s+|ein\\s+)*)${AGE}(?:${YEARS}|${NO_THING})`,
    'giu',
  ),
];

const MONTHS =
  'jan(?:uary|uar|vier)?|enero|janvier|jänner|feb(?:ruary|ruar|rero)?|févr?(?:ier)?|fevrier|mar(?:ch|zo|s)?|märz|maerz|apr(?:il)?|abril|avril|may|mai|mayo|june?|juni|junio|juin|july?|juli|julio|juillet|aug(?:ust)?|agosto|août|aout|sept?(?:ember)?|septiembre|setiembre|septembre|oct(?:ober)?|okt(?:ober)?|octubre|octobre|nov(?:ember)?|noviembre|novembre|dec(?:ember)?|dez(?:ember)?|diciembre|décembre|decembre';
const MONTH = `(?:${MONTHS})(?!\\p{L})\\.?`;
const DAY = '(?:[0-3]?\\d)(?:st|nd|rd|th|er|\\.)?';
const YEAR = "(?:(?:19|20)\\d\\d|['’]\\d\\d)";
const DATE = `(?:${DAY}\\s*(?:of\\s+|de\\s+)?${MONTH}(?:,?\\s*(?:de\\s+|del\\s+|of\\s+)?${YEAR})?|${MONTH}\\s*${DAY}(?:,?\\s*${YEAR})?|\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4}|\\.)?)(?![\\p{L}\\p{N}])`;
/** The same with a year in which a pupil of today may be born. */
const DATE_OF_TODAY = `(?:${DATE}(?<=20\\d\\d)|20\\d\\d(?!\\d))`;

/** How somebody tells when they were born; what stands before it stays. */
const BIRTH: readonly RegExp[] = [
  // I was born on 3 May 2015, my birthday is May 3rd, nací el 3 de mayo, je suis né le 3 mai
  new RegExp(
    `((?<!\\p{L})(?:i(?:['’]?m|\\s+am|\\s+was)?\\s+born|my\\s+(?:birth\\s?day|b-?day|date\\s+of\\s+birth|birth\\s?date)|(?:yo\\s+)?nac[ií]|(?:mi\\s+)?cumpleaños|mi\\s+cumple|cumplo\\s+años|je\\s+suis\\s+n[ée]e?|mon\\s+anniversaire|ma\\s+date\\s+de\\s+naissance|mein\\s+geburts(?:tag|datum)|ich\\s+(?:bin|wurde)|(?:bin|wurde)\\s+ich|(?<=^|[.!?]\\s)bin)\\s+(?:is\\s+|was\\s+|es\\s+|est\\s+|ist\\s+|on\\s+|in\\s+|el\\s+|en\\s+|le\\s+|am\\s+|im\\s+|the\\s+|:\\s*)*)(?:${DATE}|${YEAR})`,
    'giu',
  ),
  // ich habe am 3. Mai Geburtstag
  new RegExp(
    `((?<!\\p{L})(?:ich\\s+)?hab(?:e)?\\s+(?:ich\\s+)?am\\s+)${DATE}(?=\\s+geburtstag)`,
    'giu',
  ),
  // born on 3 May 2015, geboren am 3.5.2015: nobody in a history book was born then
  new RegExp(
    `((?<!\\p{L})(?:born|geboren|nacid[oa]|n[ée]e?)\\s+(?:on\\s+|in\\s+|the\\s+|am\\s+|im\\s+|el\\s+|en\\s+|le\\s+)*)${DATE_OF_TODAY}`,
    'giu',
  ),
];

/** Takes out when somebody was born and how old they say they are; the ages of others, of sums and of the Bible stay. */
export function removeBirthAndAge(text: string): string {
  let clean = text;
  for (const birth of BIRTH) clean = clean.replace(birth, '$1[birthday]');
  for (const age of OWN_AGE) clean = clean.replace(age, '$1[age]');
  return clean;
}
