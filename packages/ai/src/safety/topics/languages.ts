import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/topics.ts';
import { en } from '../../languages/en/topics.ts';
import { es } from '../../languages/es/topics.ts';
import { fr } from '../../languages/fr/topics.ts';
import type { TopicPhrases } from './topic-phrases.ts';

const PHRASES: Readonly<Record<Language, TopicPhrases>> = { en, es, fr, de };

/** What to look for, of every language: each text is read in all of them. */
export const topicPhrases = Object.values(PHRASES);
