import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/ordinary.ts';
import { en } from '../../languages/en/ordinary.ts';
import { es } from '../../languages/es/ordinary.ts';
import { fr } from '../../languages/fr/ordinary.ts';

const PHRASES: Readonly<Record<Language, readonly string[]>> = { en, es, fr, de };

/** Idioms, games, Bible and history talk that only sounds like danger, of all languages. */
export const ordinaryPhrases = Object.values(PHRASES).flat();
