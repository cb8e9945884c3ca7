import { LANGUAGES, type Language } from '@lamplight/domain/languages';

export { LANGUAGES, type Language };

/** It holds the specification's words and fills every gap. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The supported language of a tag such as `es-MX`, or undefined. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base);
}

/** The first supported language of a browser's list, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = supportedLanguage(tag);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
