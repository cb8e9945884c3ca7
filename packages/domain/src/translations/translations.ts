import { LANGUAGES, type Language } from '../profiles/options.ts';

/** The language in which everything is written, and which stands in for every other one. */
export const ORIGINAL_LANGUAGE = 'en' satisfies Language;

/** The languages that texts are translated into. */
export type TranslatedLanguage = Exclude<Language, typeof ORIGINAL_LANGUAGE>;

/** What is written of a text in other languages, by language and variant (a band, a level). */
export type Translations<Variant extends string, Text> = Readonly<
  Partial<Record<TranslatedLanguage, Readonly<Partial<Record<Variant, Text>>>>>
>;

/** A text, and the language that it is in. */
export interface Worded<Text> {
  readonly text: Text;
  readonly language: Language;
}

/** The text in a language where it is written there, otherwise the original. */
export function worded<Variant extends string, Text>(
  originals: Readonly<Record<Variant, Text>>,
  translations: Translations<Variant, Text> | undefined,
  variant: Variant,
  language: Language,
): Worded<Text> {
  const original: Worded<Text> = { text: originals[variant], language: ORIGINAL_LANGUAGE };
  if (language === ORIGINAL_LANGUAGE) return original;
  const text = translations?.[language]?.[variant];
  return text === undefined ? original : { text, language };
}

/** The language of whoever reads or writes: that of the profile, else English. */
export function languageOf(person: { readonly language: string | null }): Language {
  return LANGUAGES.find((language) => language === person.language) ?? ORIGINAL_LANGUAGE;
}
