import { LANGUAGES, type Language } from '@lamplight/domain/profiles';

/** The language of whoever writes: that of the profile, else English. */
export function languageOf(writer: { readonly language: string | null }): Language {
  return LANGUAGES.find((language) => language === writer.language) ?? 'en';
}
