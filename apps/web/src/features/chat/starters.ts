import type { ChatVoice } from '@lamplight/domain/chat';
import type texts from '../../i18n/en/chat.json';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

type Starters = { readonly [Voice in ChatVoice]: keyof (typeof texts)['starters'][Voice] };

/** A question to begin with, and the picture by which those who can't read choose it. */
export interface Starter<Voice extends ChatVoice> {
  readonly name: Starters[Voice];
  readonly picture: UiPicture;
}

/** Questions to begin with, by the ages of spec 2: each has an answer on every host. */
export const STARTERS: { readonly [Voice in ChatVoice]: readonly Starter<Voice>[] } = {
  little: [
    { name: 'noah', picture: 'rainbow' },
    { name: 'joke', picture: 'party-popper' },
    { name: 'sum', picture: 'abacus' },
    { name: 'plants', picture: 'seedling' },
  ],
  young: [
    { name: 'david', picture: 'scroll' },
    { name: 'times', picture: 'abacus' },
    { name: 'robot', picture: 'robot' },
    { name: 'joke', picture: 'party-popper' },
  ],
  middle: [
    { name: 'ai', picture: 'robot' },
    { name: 'fraction', picture: 'abacus' },
    { name: 'moses', picture: 'open-book' },
    { name: 'gravity', picture: 'rocket' },
  ],
  older: [
    { name: 'network', picture: 'robot' },
    { name: 'wisdom', picture: 'open-book' },
    { name: 'percent', picture: 'abacus' },
    { name: 'doubt', picture: 'dove' },
  ],
};
