import type { Helpline } from '@lamplight/domain/helplines';
import type { Language } from '@lamplight/domain/profiles';
import { isFirstPerson } from '../../chat/reading/first-person.ts';
import { readQuestion } from '../../chat/reading/read-question.ts';
import { anyOf, languageOf, normalizeText } from '../../text/index.ts';
import { ordinaryPhrases } from '../ordinary/index.ts';
import { answerToPlea, pleaIn } from '../pleas/index.ts';
import { emergencyNumbers } from '../reply/numbers.ts';
import { replyAge } from '../reply/reply-texts.ts';
import { DOUBT_TEXTS } from './texts.ts';
import { DOUBT_ORDINARY, DOUBT_WORDS } from './words.ts';

const WORDS = anyOf(Object.values(DOUBT_WORDS).flat());
const ORDINARY = [anyOf(ordinaryPhrases), anyOf(Object.values(DOUBT_ORDINARY).flat())];

/**
 * Whether a child has to be asked if it is safe: it tells something of itself that the engine does not
 * understand, with a word of body, drugs, weapons, death, bed, secrets or leaving home in it, or it asks for help, for a
 * number to call or what suicide is.
 */
export function isInDoubt(text: string, reader: Language): boolean {
  const plea = pleaIn(text);
  if (plea !== null) return plea !== 'reader';
  if (!isFirstPerson(text)) return false;
  const { kind } = readQuestion(text, languageOf(text, reader));
  if (kind !== 'telling' && kind !== 'unclear') return false;
  let line = normalizeText(text);
  for (const pattern of ORDINARY) line = line.replace(pattern, '# ');
  return line.search(WORDS) >= 0;
}

interface Reader {
  readonly language: Language;
  /** In years. */
  readonly age: number;
}

/** The words of the two answers in a language. */
export function doubtAnswersIn(language: Language): {
  readonly safe: string;
  readonly help: string;
} {
  const { safe, help } = DOUBT_TEXTS[language];
  return { safe, help };
}

/**
 * What is asked, with the ways to help; what the message asks for comes first.
 * @param text of the message
 */
export function doubtQuestion(
  { language, age }: Reader,
  lines: readonly Helpline[],
  text: string,
): string {
  const texts = DOUBT_TEXTS[language];
  const emergency = emergencyNumbers(lines, language);
  const plea = pleaIn(text);
  if (plea !== null) {
    const answer = answerToPlea(plea, { language, age }, lines);
    const asked = plea === 'number' ? texts.afterNumbers : texts.question.youngest;
    return `${answer} ${asked.replace('{emergency}', emergency)}`;
  }
  return texts.question[replyAge(age)].replace('{emergency}', emergency);
}

/** What a child answered to the question; null for anything else, which is read as any message. */
export function doubtAnswer(
  text: string,
): { readonly isSafe: boolean; readonly language: Language } | null {
  const said = text.trim();
  for (const [language, { safe, help }] of Object.entries(DOUBT_TEXTS)) {
    if (said === safe || said === help) {
      return { isSafe: said === safe, language: language as Language };
    }
  }
  return null;
}

/** One warm sentence or two to a child that says that it is safe. */
export function gladOfIt({ language, age }: Reader): string {
  return DOUBT_TEXTS[language].gladOfIt[replyAge(age)];
}
