import { type Helpline, helplinesFor } from '@lamplight/domain/helplines';
import type { Language } from '@lamplight/domain/profiles';
import {
  type AlertLevel,
  CONCERNS_KEPT_FROM_PARENTS,
  type Concern,
  type Reach,
} from '@lamplight/domain/safety';
import { type ReplyTexts, replyAge } from './reply-texts.ts';
import { replyTexts } from './texts/index.ts';

export interface CrisisReplyRequest {
  readonly concern: Concern;
  readonly level: AlertLevel;
  /** That of the message, which may be another than that of the profile. */
  readonly language: Language;
  /** Of the reader, in years. */
  readonly age: number;
  /** Who is likely to read the alert, and when: no more is promised. */
  readonly reach: Reach;
  /** The numbers where the host stands. */
  readonly lines: readonly Helpline[];
}

/** Somebody the child knows may be the one who hurts: no kind of adult is named as the one to tell. */
const SOMEBODY_HURTS: ReadonlySet<Concern> = new Set([...CONCERNS_KEPT_FROM_PARENTS, 'threat']);
/** More numbers than these nobody takes in who is afraid. */
const MOST_IN_A_SENTENCE = 2;
const NOT_YOUR_FAULT: ReadonlySet<Concern> = new Set(['abuse', 'grooming', 'threat', 'bullying']);
const MAY_BE_LIFE: ReadonlySet<Concern> = new Set(['self-harm', 'despair']);

/**
 * The fixed answer to a child whose text raised an alert: words of its own for each concern, whom to go to, who
 * has been told and when they may read it, and where to call. Three short sentences and the number for the little,
 * and for the youngest two.
 */
export function crisisReply(request: CrisisReplyRequest): string {
  const { concern, level, language, reach } = request;
  const texts = replyTexts[language];
  const age = replyAge(request.age);
  if (age === 'youngest') return replyToYoungest(request, texts);
  const words = texts.concerns[concern][age];
  const told = texts.told[age][reach];
  // At poison every minute counts: the number stands before all that can wait.
  if (concern === 'medical') return [words, poisonNumber(request, texts), told].join(' ');
  const trust = SOMEBODY_HURTS.has(concern) ? 'safe' : 'named';
  const lines = age === 'little' ? [] : [linesFor(request, texts)];
  const inDanger = texts.emergency.replace(
    '{emergency}',
    emergencyNumbers(request.lines, language),
  );
  return [words, texts.goTo[age][trust][level], told, ...lines, inDanger].join(' ');
}

/** What the youngest take in: that it was right to tell, whom to go to, and one number for danger. */
function replyToYoungest({ concern, lines, language }: CrisisReplyRequest, texts: ReplyTexts) {
  const { youngest } = texts;
  const emergency = youngest.emergency.replace('{emergency}', emergencyNumbers(lines, language));
  if (concern === 'medical') return `${youngest.medical} ${emergency}`;
  const words = NOT_YOUR_FAULT.has(concern) ? youngest.notYourFault : youngest.told;
  const goTo = youngest.goTo[SOMEBODY_HURTS.has(concern) ? 'safe' : 'named'];
  return [words, goTo, emergency].join(' ');
}

/** The numbers for danger, as they stand in a sentence. */
export function emergencyNumbers(lines: readonly Helpline[], language: Language): string {
  const numbers = helplinesFor(lines, 'emergency', language).map(({ number }) => number);
  return numbers.slice(0, MOST_IN_A_SENTENCE).join(` ${replyTexts[language].or} `);
}

function poisonNumber({ lines, language }: CrisisReplyRequest, texts: ReplyTexts): string {
  const [poison] = helplinesFor(lines, 'poison', language);
  const text = poison === undefined ? texts.noPoisonLine : texts.poison;
  return text
    .replace('{emergency}', emergencyNumbers(lines, language))
    .replace('{poison}', poison?.number ?? '');
}

function linesFor({ concern, lines, language }: CrisisReplyRequest, texts: ReplyTexts): string {
  const [child, crisis] = [
    helplinesFor(lines, 'child', language),
    helplinesFor(lines, 'crisis', language),
  ];
  const wanted = MAY_BE_LIFE.has(concern)
    ? [...crisis.slice(0, 1), ...child.slice(0, 1)]
    : (child.length > 0 ? child : crisis).slice(0, MOST_IN_A_SENTENCE);
  if (wanted.length === 0) return texts.askForLine;
  const named = wanted.map(({ name, number }) => (name === null ? number : `${name} (${number})`));
  return texts.lines.replace('{lines}', named.join(` ${texts.or} `));
}
