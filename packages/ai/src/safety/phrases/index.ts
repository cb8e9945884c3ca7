import type { Language } from '@lamplight/domain/profiles';
import type { ConcernPhrases } from '../assessment.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const PHRASES: Readonly<Record<Language, ConcernPhrases>> = { en, es, fr, de };

/** What to look for, of every language: each text is read in all of them. */
export const concernPhrases = Object.values(PHRASES);
