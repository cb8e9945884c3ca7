import type { Language } from '@lamplight/domain/profiles';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import type { JournalLanguage } from './language.ts';

export const journalLanguages: Readonly<Record<Language, JournalLanguage>> = { en, es, fr, de };
