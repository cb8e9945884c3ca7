/** Books of the Bible that are names of people too, without accents, in the languages of the product. */
const BOOKS =
  'amos|daniel|ester|esther|ezra|esra|esdras|habakkuk|habacuc|hosea|oseas|isaiah|isaias|esaie|jesaja|jakobus|james|jacques|santiago|jeremiah|jeremias|jeremia|jeremie|job|hiob|joel|john|juan|jean|johannes|jonah|jonas|jona|joshua|josue|josua|jude|judas|luke|lucas|luc|lukas|mark|marcos|marc|markus|matthew|mateo|matthieu|matthaus|micah|miqueas|michee|micha|nahum|nehemiah|nehemias|nehemie|nehemia|peter|pedro|pierre|petrus|philemon|filemon|ruth|rut|samuel|timothy|timoteo|timothee|timotheus|titus|tito|tite|zechariah|zacarias|zacharie|sacharja';
const BOOK = new RegExp(`^(?:${BOOKS})$`, 'u');
const VERSE_BEHIND = /^\.?\s*\d{1,3}\s?[:.,]\s?\d{1,3}/u;
const CHAPTER_BEHIND = /^\.?\s*(?:chapter|capitulo|chapitre|kapitel)\s+\d/u;
const NUMBER_BEHIND = /^\s*\d{1,3}(?!\d|\s*(?:years?|yrs?|jahre?|ans|anos|old|y\/o|:\d{3}))/u;
const VOLUME_BEFORE = /(?<!\d)[123]\.?\s*$/u;
const READ_BEFORE =
  /(?:read|reading|in|from|book of|gospel of|lies|lese|lesen|aus|buch|evangelium|lee|leer|leemos|leo|libro de|evangelio de|lis|lire|lisons|dans|livre de|evangile de)\s*$/u;

/** Whether a name at this place is a book of the Bible. Both texts are folded. */
export function isBook(name: string, before: string, after: string): boolean {
  if (!BOOK.test(name)) return false;
  if (VERSE_BEHIND.test(after) || CHAPTER_BEHIND.test(after)) return true;
  return NUMBER_BEHIND.test(after) && (VOLUME_BEFORE.test(before) || READ_BEFORE.test(before));
}

/** Words about people of the Bible in which a name tells nothing about anybody else; folded. */
const BIBLE_WORDS =
  /(?<!\p{L})(?:david (?:and|y|et|und|vs|against|contra|contre|gegen) goli?at[h]?|noah['’]?s ark|arche noahs?|arca de noe|arche de noe|adam (?:and|et|und) ev[ea]|adan y eva|mary and joseph|maria und josef|maria y jose|marie et joseph|(?:king|konig|rey|roi) (?:david|solomon|salomon?o?|saul|josiah)|john the baptist|johannes der taufer|juan (?:el )?bautista|daniel (?:in the lions|in der lowen|y los leones|en el foso|dans la fosse|et les lions|and the lions)|jonah and the (?:whale|big fish)|jona(?:s)? (?:und der|im) wal|jonas y la ballena|jonas et la baleine|(?:prophet|prophete|profeta|apostle|apostel|apostol|apotre|disciple|discipulo|junger) [\p{L}]+)(?!\p{L})/gu;

/** The places of a folded text that belong to the Bible, each from and to. */
export function bibleWords(folded: string): readonly (readonly [number, number])[] {
  return [...folded.matchAll(BIBLE_WORDS)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

/** Words before `Jesus` that speak of somebody of that name. */
const SOMEBODY_BEFORE =
  /(?:my|our|mi|mon|mein|meinem|meinen|friend|brother|cousin|uncle|classmate|amigo|hermano|primo|tio|companero|ami|frere|oncle|freund|bruder|onkel|llamo|llama|nombre es|name is|called|named|heisse|heisst|appelle|soy|i am|i'm|ich bin|con|with|mit|avec)\s+$/u;

/** Whether a child speaks of Jesus Christ, and not of somebody who has the same name. */
export function isChrist(name: string, before: string): boolean {
  return name === 'jesus' && !SOMEBODY_BEFORE.test(before);
}
