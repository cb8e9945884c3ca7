import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import {
  type AlertLevel,
  CONCERNS_KEPT_FROM_PARENTS,
  type Concern,
  type Reach,
} from '@lamplight/domain/safety';
import type { CountryHelp } from './helplines.ts';
import { type ReplyTexts, replyAge } from './reply-texts.ts';
import { replyTexts } from './texts/index.ts';

export interface CrisisReplyRequest {
  readonly concern: Concern;
  readonly level: AlertLevel;
  /** That of the message, which may be another than that of the profile. */
  readonly language: Language;
  readonly band: ContentBand;
  /** Who is likely to read the alert, and when: no more is promised. */
  readonly reach: Reach;
  /** The numbers where the host stands. */
  readonly help: CountryHelp;
}

/** Somebody the child knows may be the one who hurts: no kind of adult is named as the one to tell. */
const SOMEBODY_HURTS: ReadonlySet<Concern> = new Set([...CONCERNS_KEPT_FROM_PARENTS, 'threat']);
const MAY_BE_LIFE: ReadonlySet<Concern> = new Set(['self-harm', 'despair']);

/**
 * The fixed answer to a child whose text raised an alert: words of its own for each concern, whom to go to, who
 * has been told and when they may read it, and where to call. Three short sentences and the number for the little.
 */
export function crisisReply(request: CrisisReplyRequest): string {
  const { concern, level, language, band, reach } = request;
  const texts = replyTexts[language];
  const age = replyAge(band);
  const words = texts.concerns[concern][age];
  const told = texts.told[age][reach];
  // At poison every minute counts: the number stands before all that can wait.
  if (concern === 'medical') return [words, poisonNumber(request, texts), told].join(' ');
  const trust = SOMEBODY_HURTS.has(concern) ? 'safe' : 'named';
  const lines = age === 'little' ? [] : [linesFor(request, texts)];
  const inDanger = texts.emergency.replace('{emergency}', emergencyOf(request, texts));
  return [words, texts.goTo[age][trust][level], told, ...lines, inDanger].join(' ');
}

function emergencyOf({ help }: CrisisReplyRequest, { or }: ReplyTexts): string {
  return help.emergency.join(` ${or} `);
}

function poisonNumber(request: CrisisReplyRequest, texts: ReplyTexts): string {
  const { poison } = request.help;
  const text = poison === undefined ? texts.noPoisonLine : texts.poison;
  return text.replace('{emergency}', emergencyOf(request, texts)).replace('{poison}', poison ?? '');
}

function linesFor({ concern, help }: CrisisReplyRequest, texts: ReplyTexts): string {
  const { child, crisis } = help;
  const wanted = MAY_BE_LIFE.has(concern) ? [crisis, child] : [child ?? crisis];
  const lines = wanted.flatMap((line) =>
    line === undefined ? [] : [`${line.name} (${line.number})`],
  );
  if (lines.length === 0) return texts.askForLine;
  return texts.lines.replace('{lines}', lines.join(` ${texts.or} `));
}
