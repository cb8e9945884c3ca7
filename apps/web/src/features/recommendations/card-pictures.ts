import type { ContentType, Purpose } from '@lamplight/domain/recommendations';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

/** The picture of a card: of what it is for where that says more, otherwise of its kind of content. */
export const CARD_PICTURES: Readonly<
  Record<ContentType, UiPicture> & Partial<Record<Purpose, UiPicture>>
> = {
  lesson: 'books',
  quiz: 'light-bulb',
  game: 'game-die',
  video: 'butterfly',
  practice: 'puzzle-piece',
  story: 'open-book',
  experiment: 'test-tube',
  project: 'robot',
  verse: 'scroll',
  easier: 'people-hugging',
  foundation: 'seedling',
  fresh: 'butterfly',
  streak: 'camping',
  focus: 'sunrise',
  harder: 'rocket',
  ahead: 'compass',
};
