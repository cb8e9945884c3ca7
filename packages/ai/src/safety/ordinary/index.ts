import type { Language } from '@lamplight/domain/profiles';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const PHRASES: Readonly<Record<Language, readonly string[]>> = { en, es, fr, de };

/** Idioms, games, Bible and history talk that only sounds like danger, of all languages. */
export const ordinaryPhrases = Object.values(PHRASES).flat();
