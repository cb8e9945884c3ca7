import type { ConcernPhrases } from '../assessment.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What to look for, of every language: each text is read in all of them. */
export const concernPhrases: readonly ConcernPhrases[] = [en, es, fr, de];
