import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/answer-phrases.ts';
import { en } from '../../languages/en/answer-phrases.ts';
import { es } from '../../languages/es/answer-phrases.ts';
import { fr } from '../../languages/fr/answer-phrases.ts';
import type { AnswerPhrases } from './answer-phrases.ts';

export { ANSWER_FAULTS, type AnswerFault } from './answer-phrases.ts';

const PHRASES: Readonly<Record<Language, AnswerPhrases>> = { en, es, fr, de };

/** What to look for, of every language: each text is read in all of them. */
export const answerPhrases = Object.values(PHRASES);
