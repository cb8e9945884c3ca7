import type { Language } from '@lamplight/domain/profiles';
import type { ReplyTexts } from '../reply-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The reply's words in each language. */
export const replyTexts: Readonly<Record<Language, ReplyTexts>> = { en, es, fr, de };
