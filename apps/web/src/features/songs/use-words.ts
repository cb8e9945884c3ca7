import type { Language } from '@lamplight/domain/profiles';
import type { Song, SongWords } from '@lamplight/domain/songs';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, supportedLanguage } from '../../i18n/languages.ts';

/** The words of a song in the reader's language. */
export function useWords({ words }: Song): { words: SongWords; language: Language } {
  const { i18n } = useTranslation();
  const language = supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  return { words: words[language], language };
}
