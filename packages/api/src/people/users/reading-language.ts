import { LANGUAGES, type Language } from '@lamplight/domain/profiles';

/** The language whose Bible somebody reads: the one they read the page in, else that of the profile, else English. */
export function readingLanguage(
  reader: { readonly language: string | null },
  asked: Language | undefined,
): Language {
  return asked ?? LANGUAGES.find((language) => language === reader.language) ?? 'en';
}
