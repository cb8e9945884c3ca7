import { de } from '../../languages/de/pleas.ts';
import { en } from '../../languages/en/pleas.ts';
import { es } from '../../languages/es/pleas.ts';
import { fr } from '../../languages/fr/pleas.ts';
import { normalizeText, onlyOf } from '../../text/index.ts';
import { PLEAS, type Plea } from './plea.ts';

/** Words that may stand beside a plea and change nothing. */
const CIVIL =
  'please|pls|plz|hi|hey|hello|hallo|hola|bonjour|salut|bitte|porfa|por_favor|sil_te_plait|s_il_te_plait|stp|now|jetzt|ahora|maintenant|ok|lamp|und|and|y|et|um|uhm|sorry|so'.split(
    '|',
  );
const LANGUAGES = [en, es, fr, de];
const PATTERNS = PLEAS.map((plea) => ({
  plea,
  pattern: onlyOf(
    LANGUAGES.flatMap(({ phrases }) => phrases[plea]),
    CIVIL,
  ),
}));

/** What a message asks for that asks for nothing else, in all languages of the product at once. */
export function pleaIn(text: string): Plea | null {
  const line = normalizeText(text);
  return PATTERNS.find(({ pattern }) => pattern.test(line))?.plea ?? null;
}

/** Whether a message is nothing but a plea: then no danger is looked for in its words. */
export function isPlea(text: string): boolean {
  return pleaIn(text) !== null;
}
