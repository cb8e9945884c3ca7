import type { Language } from '@lamplight/domain/profiles';
import type { ClauseWords } from './clause-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const CLAUSE_WORDS: Readonly<Record<Language, ClauseWords>> = { en, es, fr, de };
