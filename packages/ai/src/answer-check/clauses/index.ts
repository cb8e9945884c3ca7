import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/answer-clauses.ts';
import { en } from '../../languages/en/answer-clauses.ts';
import { es } from '../../languages/es/answer-clauses.ts';
import { fr } from '../../languages/fr/answer-clauses.ts';
import type { ClauseWords } from './clause-words.ts';

export const CLAUSE_WORDS: Readonly<Record<Language, ClauseWords>> = { en, es, fr, de };
