import { createContext } from 'react';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';

/** The language of a picture's words; undefined where it is that of the text around it. */
export const WordsLanguage = createContext<string | undefined>(CONTENT_LANGUAGE);
