import { contentBand, DEFAULT_AGE } from '@lamplight/domain/age';
import type { Challenge } from '@lamplight/domain/challenges';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Subject } from '../../app/theme/palette.ts';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

interface Look {
  readonly subject: Subject;
  readonly picture: UiPicture;
}

/** Colour and picture of each type of challenge. */
export const CHALLENGE_LOOKS: Readonly<Record<Challenge['type'], Look>> = {
  math: { subject: 'math', picture: 'abacus' },
  reading: { subject: 'bible', picture: 'open-book' },
  science: { subject: 'science', picture: 'microscope' },
  creative: { subject: 'journal', picture: 'crayon' },
  logic: { subject: 'games', picture: 'puzzle-piece' },
};

/** The picture of a challenge: what there is to count, or that of its type. */
export function pictureOf(challenge: Challenge): string {
  const counted = challenge.type === 'math' ? challenge.content.objects[0] : undefined;
  return counted?.picture ?? CHALLENGE_LOOKS[challenge.type].picture;
}

/** Whose words a page speaks: those of the youngest, of children, or plain ones. */
export type Voice = 'little' | 'young' | 'plain';

const VOICES = {
  kindergarten: 'little',
  elementary: 'young',
  intermediate: 'young',
  advanced: 'plain',
} as const satisfies Record<string, Voice>;

export function voiceFor({ age }: Pick<CurrentUser, 'age'>): Voice {
  return VOICES[contentBand(age ?? DEFAULT_AGE)];
}
