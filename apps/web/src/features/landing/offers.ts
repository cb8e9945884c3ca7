import { NOT_SERVED_YET, type Path } from '../../app/access.ts';
import type { Subject } from '../../app/theme/palette.ts';
import type texts from '../../i18n/en/landing.json';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

interface Offer<Name extends string> {
  readonly name: Name;
  readonly picture: UiPicture;
  /** Where a camper finds it. It is promised only once that path is served. */
  readonly path: Path;
}

type SubjectName = Exclude<keyof typeof texts.subjects, 'title'>;
type FeatureName = Exclude<keyof typeof texts.features, 'title'>;

export interface SubjectTile extends Offer<SubjectName> {
  readonly subject: Subject;
}

const SUBJECT_TILES: readonly SubjectTile[] = [
  { name: 'bible', subject: 'bible', picture: 'open-book', path: '/lessons' },
  { name: 'ai', subject: 'ai', picture: 'robot', path: '/lessons' },
  { name: 'math', subject: 'math', picture: 'abacus', path: '/lessons' },
  { name: 'science', subject: 'science', picture: 'test-tube', path: '/lessons' },
  { name: 'stories', subject: 'bible', picture: 'scroll', path: '/bible-study' },
  { name: 'games', subject: 'math', picture: 'puzzle-piece', path: '/math-games' },
  { name: 'lab', subject: 'science', picture: 'microscope', path: '/science-lab' },
  { name: 'coding', subject: 'ai', picture: 'light-bulb', path: '/ai-coding' },
  { name: 'journal', subject: 'journal', picture: 'memo', path: '/journal' },
  { name: 'multiplayer', subject: 'games', picture: 'video-game', path: '/multiplayer-games' },
];

const FEATURE_CARDS: readonly Offer<FeatureName>[] = [
  { name: 'days', picture: 'calendar', path: '/lessons' },
  { name: 'ages', picture: 'books', path: '/lessons' },
  { name: 'families', picture: 'handshake', path: '/' },
  { name: 'home', picture: 'house', path: '/' },
  { name: 'chat', picture: 'speech-balloon', path: '/chatbot' },
  { name: 'quiz', picture: 'trophy', path: '/quiz-center' },
];

function isServed({ path }: Offer<string>): boolean {
  return !NOT_SERVED_YET.includes(path);
}

/** The subjects that this version teaches. */
export const subjectTiles = SUBJECT_TILES.filter(isServed);

/** What this version offers beside its subjects. */
export const featureCards = FEATURE_CARDS.filter(isServed);
