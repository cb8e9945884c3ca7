import i18next, { type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import cookies from './en/cookies.json';
import shell from './en/shell.json';
import {
  DEFAULT_LANGUAGE,
  type Language,
  preferredLanguage,
  supportedLanguage,
} from './languages.ts';
import { textLoader } from './load-texts.ts';

/** Texts by the namespace that they belong to. */
export type Texts = Readonly<Record<string, ResourceKey>>;

/**
 * Starts the texts in the browser's language. The English words of the first page come with the first
 * script; those of other pages with the page, those of other languages when they are asked for.
 */
export async function startTexts(): Promise<void> {
  const language = preferredLanguage(navigator.languages);
  document.documentElement.lang = language;
  await i18next
    .use(textLoader)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      ns: ['shell', 'sentences'],
      defaultNS: 'shell',
      // A sentence of the server is its own English.
      resources: { en: { shell, cookies, sentences: {} } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/**
 * Makes the texts of a page ready: the English ones, which the page brings along, and the same
 * namespaces in the reader's language.
 */
export async function loadTexts(english: Texts): Promise<void> {
  for (const [namespace, texts] of Object.entries(english)) {
    i18next.addResourceBundle(DEFAULT_LANGUAGE, namespace, texts);
  }
  await i18next.loadNamespaces(Object.keys(english));
}

/** Changes the language of the interface; an unsupported one is left alone. */
export async function chooseLanguage(tag: string | null | undefined): Promise<void> {
  const language: Language | undefined = supportedLanguage(tag);
  if (language === undefined || language === i18next.language) return;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/**
 * A sentence that the server or a form rule wrote in English, in the reader's language. One of numbers
 * is found under `#` in their places; its translation names them in order, as `{{0}}`, `{{1}}`.
 * A sentence without a translation stays as it is.
 */
export function translateSentence(sentence: string): string {
  return i18next.t([sentence, sentence.replace(/\d+/g, '#')], {
    ns: 'sentences',
    keySeparator: false,
    nsSeparator: false,
    defaultValue: sentence,
    ...sentence.match(/\d+/g),
  });
}
