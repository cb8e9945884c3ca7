import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/talk.ts';
import { enOlder } from '../../languages/en/talk-older.ts';
import { enYoung } from '../../languages/en/talk-young.ts';
import { es } from '../../languages/es/talk.ts';
import { fr } from '../../languages/fr/talk.ts';
import type { Talk } from './talk.ts';

export { jokesFor } from './jokes.ts';
export type { Talk } from './talk.ts';

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, Talk>> = { es, fr, de };

/** What is said in a language to a child of a band. */
export function talkFor(language: Language, band: ContentBand): Talk {
  if (language !== 'en') return OTHERS[language];
  return band === 'kindergarten' || band === 'elementary' ? enYoung : enOlder;
}
