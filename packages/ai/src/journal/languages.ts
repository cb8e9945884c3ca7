import type { Language } from '@lamplight/domain/profiles';
import { de } from '../languages/de/journal/index.ts';
import { en } from '../languages/en/journal/index.ts';
import { es } from '../languages/es/journal/index.ts';
import { fr } from '../languages/fr/journal/index.ts';
import type { JournalLanguage } from './language.ts';

export const journalLanguages: Readonly<Record<Language, JournalLanguage>> = { en, es, fr, de };
