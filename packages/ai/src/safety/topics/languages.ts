import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { TopicPhrases } from './topic-phrases.ts';

export const topicPhrases: readonly TopicPhrases[] = [en, es, fr, de];
