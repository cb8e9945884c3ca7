import { type Helpline, helplinesFor } from '@lamplight/domain/helplines';
import type { Language } from '@lamplight/domain/profiles';
import type { AlertLevel, Concern, Reach } from '@lamplight/domain/safety';
import type { Situation } from '../situations/index.ts';
import { emergencyNumbers, MOST_IN_A_SENTENCE, namedLines } from './numbers.ts';
import { type ReplyTexts, replyAge } from './reply-texts.ts';
import { replyTexts } from './texts/index.ts';
import { fittingConcern, toldSituation } from './told-situation.ts';

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
  /** What was told in so many words; left out where only the concern is known. */
  readonly situation?: Situation | null;
  /** Every concern of the message: what may be about home decides whom the reply names. */
  readonly beside?: readonly Concern[];
}

/** Somebody the child knows may be the one who hurts: no kind of adult is named as the one to tell. */
const SOMEBODY_HURTS: ReadonlySet<Concern> = new Set([
  'abuse',
  'grooming',
  'threat',
  'runaway',
  'unclear',
]);
const NOT_YOUR_FAULT: ReadonlySet<Concern> = new Set(['abuse', 'grooming', 'bullying']);
const MAY_BE_LIFE: ReadonlySet<Concern> = new Set(['self-harm', 'despair']);

/**
 * The fixed answer to a child whose text raised an alert: words of its own for each concern and for what is told plainly,
 * whom to go to, who has been told and when they may read it, and where to call. Short sentences and two numbers for
 * the little, and for the youngest one number.
 */
export function crisisReply(request: CrisisReplyRequest): string {
  const { concern, level, language, reach } = request;
  const texts = replyTexts[language];
  const age = replyAge(request.age);
  const situation = toldSituation(request);
  if (age === 'youngest') return replyToYoungest(request, texts);
  const inDanger = emergency(texts.emergency, request);
  const words = emergency(
    situation === null
      ? texts.concerns[fittingConcern(request)][age]
      : texts.situations[situation][age],
    request,
  );
  const told = texts.told[age][reach];
  const lines = linesFor(request, texts, age === 'little' ? 1 : MOST_IN_A_SENTENCE);
  // At poison every minute counts: the number stands before all that can wait.
  if (situation === 'overdose') {
    const { taken, overdose } = texts.situations;
    const more = age === 'little' ? [] : [lines];
    return [taken[age], poisonNumber(request, texts), overdose[age], told, ...more].join(' ');
  }
  if (situation === 'asleep' || situation === 'weapon') return [words, told, inDanger].join(' ');
  if (concern === 'medical') return [words, poisonNumber(request, texts), told].join(' ');
  const goTo = situation === 'friend' ? [] : [texts.goTo[age][trustIn(request)][level]];
  return [words, ...goTo, told, lines, inDanger].join(' ');
}

/** What the youngest take in: that it was right to tell, whom to go to, that it was told, and one number for danger. */
function replyToYoungest(request: CrisisReplyRequest, texts: ReplyTexts) {
  const { concern, reach } = request;
  const { youngest } = texts;
  const call = emergency(youngest.emergency, request);
  const told = youngest.adults[reach];
  const say = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  const goTo = youngest.goTo[trustIn(request)];
  const situation = toldSituation(request);
  switch (situation) {
    case 'taken':
    case 'overdose':
      return say(texts.situations.taken.little, told, call);
    case 'asleep':
    case 'weapon':
    case 'friend':
      return say(texts.situations[situation].little, told, call);
    case 'neglect':
    case 'bomb':
      return say(texts.situations[situation].little, goTo, told, call);
    default: {
      if (concern === 'medical') return say(youngest.medical, told, call);
      const isHurt = NOT_YOUR_FAULT.has(concern);
      return say(isHurt ? youngest.notYourFault : youngest.told, goTo, told, call);
    }
  }
}

/** Nobody is named whom the child might have to fear, also where that stands only beside the worry. */
function trustIn({ beside = [], ...request }: CrisisReplyRequest): 'safe' | 'named' {
  const concerns = [fittingConcern(request), ...beside];
  return concerns.some((each) => SOMEBODY_HURTS.has(each)) ? 'safe' : 'named';
}

function emergency(text: string, { lines, language }: CrisisReplyRequest): string {
  return text.replace('{emergency}', emergencyNumbers(lines, language));
}

function poisonNumber({ lines, language }: CrisisReplyRequest, texts: ReplyTexts): string {
  const [poison] = helplinesFor(lines, 'poison', language);
  const text = poison === undefined ? texts.noPoisonLine : texts.poison;
  return text
    .replace('{emergency}', emergencyNumbers(lines, language))
    .replace('{poison}', poison?.number ?? '');
}

function linesFor(
  { concern, lines, language, situation }: CrisisReplyRequest,
  texts: ReplyTexts,
  most: number,
): string {
  const [child, crisis] = [
    helplinesFor(lines, 'child', language),
    helplinesFor(lines, 'crisis', language),
  ];
  const isOfLife = MAY_BE_LIFE.has(concern) || situation === 'overdose';
  // One number for the little is that for children; the older get that for thoughts of suicide first.
  const wanted =
    isOfLife && most > 1
      ? [...crisis.slice(0, 1), ...child.slice(0, 1)]
      : (child.length > 0 ? child : crisis).slice(0, most);
  if (wanted.length === 0) return texts.askForLine;
  return texts.lines.replace('{lines}', namedLines(wanted, language));
}
