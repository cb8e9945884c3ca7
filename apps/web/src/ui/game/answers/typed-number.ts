/** What a language writes between thousands; spaces and apostrophes stand there in all of them. */
const THOUSANDS: Readonly<Record<string, string>> = { en: ',', de: '.', es: '.', fr: ' ' };

/** A bare number: with a point or a comma before its fraction. */
const TYPED = /^[+\-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;

/**
 * The number that somebody typed; null where it is none. The mark that the language writes between thousands is one
 * before exactly three figures: `1.500` is fifteen hundred in German and one and a half in English. Elsewhere a point
 * and a comma both stand before a fraction.
 * @param language such as `en`
 */
export function typedNumber(text: string, language: string): number | null {
  const mark = THOUSANDS[language.slice(0, 2)] ?? ' ';
  const grouped = new RegExp(
    String.raw`^([+\-−]?)\s*([1-9]\d{0,2}([${mark}\s'’])\d{3}(?:\3\d{3})*)(?!\3)(?=$|[.,])`,
    'u',
  );
  const bare = text
    .trim()
    .replace(grouped, (_, sign: string, figures: string) => sign + figures.replace(/\D/gu, ''))
    .replace(/^([+\-−])\s+/u, '$1');
  return TYPED.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : null;
}
