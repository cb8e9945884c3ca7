import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Idioms, games, Bible and history talk that only sounds like danger, of all languages. */
export const ordinaryPhrases: readonly string[] = [...en, ...es, ...fr, ...de];
