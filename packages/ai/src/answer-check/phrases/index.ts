import type { Language } from '@lamplight/domain/profiles';
import type { AnswerPhrases } from './answer-phrases.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export { ANSWER_FAULTS, type AnswerFault } from './answer-phrases.ts';

const PHRASES: Readonly<Record<Language, AnswerPhrases>> = { en, es, fr, de };

/** What to look for, of every language: each text is read in all of them. */
export const answerPhrases = Object.values(PHRASES);
