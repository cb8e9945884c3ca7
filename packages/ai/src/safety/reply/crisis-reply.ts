import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import type { AlertLevel, SafetyConcern } from '../assessment.ts';
import { replyTexts } from './texts.ts';

export interface CrisisReplyRequest {
  concern: SafetyConcern | null;
  level: AlertLevel;
  language: Language;
  band: ContentBand;
}

/** Somebody the child knows may be the one who hurts: no kind of adult is named as the one to tell. */
const SOMEBODY_HURTS: ReadonlySet<SafetyConcern> = new Set(['abuse', 'grooming']);
const DONE_TO_THE_CHILD: ReadonlySet<SafetyConcern> = new Set(['abuse', 'grooming', 'bullying']);

/**
 * The fixed answer to a child whose text raised an alert: not in trouble, thank you, whom to go to, who
 * looks after it, and where to call. In the child's language; three short sentences for kindergarten.
 */
export function crisisReply({ concern, level, language, band }: CrisisReplyRequest): string {
  const texts = replyTexts[language];
  const trust = concern !== null && SOMEBODY_HURTS.has(concern) ? 'safe' : 'named';
  if (band === 'kindergarten') return texts.kindergarten[trust];
  return [
    texts.thanks,
    texts.notInTrouble,
    ...(concern !== null && DONE_TO_THE_CHILD.has(concern) ? [texts.notYourFault] : []),
    texts.goTo[trust][level],
    texts.lookedAfter,
    texts.helplines,
    texts.emergency,
  ].join(' ');
}
