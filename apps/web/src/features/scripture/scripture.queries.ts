import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../app/trpc.ts';

/** The language that the page is read in. */
function useReadingLanguage(): Language {
  const { i18n } = useTranslation('scripture');
  return LANGUAGES.find((language) => language === i18n.language) ?? 'en';
}

/** A chapter, or the verses with some words; `limit` is how many of these. */
export function useLookUp(query: string, limit: number) {
  const language = useReadingLanguage();
  return trpc.scripture.lookUp.useQuery(
    { query, limit, language },
    // More verses grow below those that are there.
    { placeholderData: keepPreviousData },
  );
}

/** What of the Bible this host has for the reader. */
export function useShelf() {
  return trpc.scripture.shelf.useQuery({ language: useReadingLanguage() });
}
