import type { Language } from '@lamplight/domain/profiles';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { TopicPhrases } from './topic-phrases.ts';

const PHRASES: Readonly<Record<Language, TopicPhrases>> = { en, es, fr, de };

/** What to look for, of every language: each text is read in all of them. */
export const topicPhrases = Object.values(PHRASES);
