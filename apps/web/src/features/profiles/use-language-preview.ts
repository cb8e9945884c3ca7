import type { Language } from '@lamplight/domain/profiles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { chooseLanguage } from '../../i18n/index.ts';
import { preferredLanguage, supportedLanguage } from '../../i18n/languages.ts';

/** The language that a person reads in: the profile's once one was chosen, else the browser's. */
export function useOwnLanguage(): Language {
  const { user } = useSession();
  return supportedLanguage(user?.language) ?? preferredLanguage(navigator.languages);
}

/**
 * Shows the page in the language that is chosen in a form, at once. When the form goes without
 * having been saved, the page speaks as before.
 * @param chosen undefined while nothing is being chosen
 */
export function useLanguagePreview(chosen: Language | undefined): void {
  const { user } = useSession();
  const { i18n } = useTranslation();
  const settled = useRef<string>(i18n.language);
  const saved = user?.language;
  useEffect(() => {
    if (saved != null) settled.current = saved;
  }, [saved]);

  useEffect(() => {
    if (chosen === undefined) return undefined;
    void chooseLanguage(chosen);
    return () => void chooseLanguage(settled.current);
  }, [chosen]);
}
