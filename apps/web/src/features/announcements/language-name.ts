import type { Language } from '@lamplight/domain/languages';

/** What a language calls itself, such as `Deutsch`; with a capital, as it stands alone. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
