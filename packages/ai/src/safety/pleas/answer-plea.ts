import { type Helpline, helplinesFor } from '@lamplight/domain/helplines';
import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/pleas.ts';
import { en } from '../../languages/en/pleas.ts';
import { es } from '../../languages/es/pleas.ts';
import { fr } from '../../languages/fr/pleas.ts';
import { emergencyNumbers, namedLines } from '../reply/numbers.ts';
import { replyAge } from '../reply/reply-texts.ts';
import type { Plea } from './plea.ts';

const TEXTS = { en: en.texts, es: es.texts, fr: fr.texts, de: de.texts };

interface Reader {
  readonly language: Language;
  /** Years. */
  readonly age: number;
}

/** What is said to a plea before the child is asked if it is safe; who reads the words is all of an answer. */
export function answerToPlea(plea: Plea, reader: Reader, lines: readonly Helpline[]): string {
  const { language, age } = reader;
  const texts = TEXTS[language];
  if (plea === 'help') return texts.help;
  if (plea === 'number') return numbersFor(language, lines);
  return texts[plea][replyAge(age) === 'older' ? 'older' : 'little'];
}

/** The line for children, that for thoughts of suicide, and the number for danger. */
function numbersFor(language: Language, lines: readonly Helpline[]): string {
  const texts = TEXTS[language];
  const [child] = helplinesFor(lines, 'child', language);
  const [crisis] = helplinesFor(lines, 'crisis', language);
  const wanted = [child, crisis].filter((line) => line !== undefined);
  const said =
    wanted.length === 0
      ? texts.noLine
      : texts.lines.replace('{lines}', namedLines(wanted, language));
  const danger = texts.emergency.replace('{emergency}', emergencyNumbers(lines, language));
  return `${said} ${danger}`;
}
