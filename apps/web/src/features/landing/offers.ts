import type { Subject } from '../../app/theme/palette.ts';
import type texts from '../../i18n/en/landing.json';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

interface Offer<Name extends string> {
  readonly name: Name;
  readonly picture: UiPicture;
}

type SubjectName = Exclude<keyof typeof texts.subjects, 'title'>;
type FeatureName = Exclude<keyof typeof texts.features, 'title'>;

export interface SubjectTile extends Offer<SubjectName> {
  readonly subject: Subject;
}

/** What is taught. */
export const subjectTiles: readonly SubjectTile[] = [
  { name: 'bible', subject: 'bible', picture: 'open-book' },
  { name: 'ai', subject: 'ai', picture: 'robot' },
  { name: 'math', subject: 'math', picture: 'abacus' },
  { name: 'science', subject: 'science', picture: 'test-tube' },
  { name: 'stories', subject: 'bible', picture: 'scroll' },
  { name: 'games', subject: 'math', picture: 'puzzle-piece' },
  { name: 'lab', subject: 'science', picture: 'microscope' },
  { name: 'coding', subject: 'ai', picture: 'light-bulb' },
  { name: 'journal', subject: 'journal', picture: 'memo' },
  { name: 'multiplayer', subject: 'games', picture: 'video-game' },
];

/** What there is beside the subjects. */
export const featureCards: readonly Offer<FeatureName>[] = [
  { name: 'days', picture: 'calendar' },
  { name: 'ages', picture: 'books' },
  { name: 'families', picture: 'handshake' },
  { name: 'home', picture: 'house' },
  { name: 'chat', picture: 'speech-balloon' },
  { name: 'quiz', picture: 'trophy' },
];
