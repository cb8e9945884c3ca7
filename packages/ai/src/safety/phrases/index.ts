import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/concerns.ts';
import { en } from '../../languages/en/concerns.ts';
import { es } from '../../languages/es/concerns.ts';
import { fr } from '../../languages/fr/concerns.ts';
import type { ConcernPhrases } from '../assessment.ts';

const PHRASES: Readonly<Record<Language, ConcernPhrases>> = { en, es, fr, de };

/** What to look for, of every language: each text is read in all of them. */
export const concernPhrases = Object.values(PHRASES);
