import type { ConsentPurpose } from '@lamplight/domain/consents';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

export const PURPOSE_PICTURES: Readonly<Record<ConsentPurpose, UiPicture>> = {
  'outside-ai': 'robot',
  'class-name-in-rooms': 'video-game',
  'session-tracking': 'alarm-clock',
  'journal-outside-ai': 'memo',
};
