import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../../languages/de/crisis-reply.ts';
import { en } from '../../../languages/en/crisis-reply.ts';
import { es } from '../../../languages/es/crisis-reply.ts';
import { fr } from '../../../languages/fr/crisis-reply.ts';
import type { ReplyTexts } from '../reply-texts.ts';

/** The reply's words in each language. */
export const replyTexts: Readonly<Record<Language, ReplyTexts>> = { en, es, fr, de };
