import type { AnswerPhrases } from './answer-phrases.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export { ANSWER_FAULTS, type AnswerFault } from './answer-phrases.ts';

export const answerPhrases: readonly AnswerPhrases[] = [en, es, fr, de];
