import type { ActivityType } from '@lamplight/domain/platform';
import type { Path } from '../../app/access.ts';
import type { Subject } from '../../app/theme/palette.ts';
import type { UiPicture } from '../picture/ui-pictures.ts';

export interface ActivityLook {
  readonly picture: UiPicture;
  readonly subject: Subject;
  /** The page where it is done. */
  readonly path: Path;
}

/** How each kind of activity looks, and where it leads; its words are in the texts `activities`. */
export const ACTIVITY_LOOKS: Readonly<Record<ActivityType, ActivityLook>> = {
  stories: { picture: 'rainbow', subject: 'bible', path: '/bible-study' },
  games: { picture: 'puzzle-piece', subject: 'math', path: '/math-games' },
  coloring: { picture: 'crayon', subject: 'journal', path: '/coloring' },
  songs: { picture: 'musical-notes', subject: 'math', path: '/songs' },
  // The reading activity leads to the lessons (spec 2).
  reading: { picture: 'books', subject: 'ai', path: '/lessons' },
  math_games: { picture: 'abacus', subject: 'math', path: '/math-games' },
  science_experiments: { picture: 'test-tube', subject: 'science', path: '/science-lab' },
  creative_writing: { picture: 'memo', subject: 'journal', path: '/journal' },
  research: { picture: 'magnifying-glass-tilted-left', subject: 'ai', path: '/lessons' },
  analysis: { picture: 'scroll', subject: 'bible', path: '/bible-study' },
  problem_solving: { picture: 'puzzle-piece', subject: 'math', path: '/math-games' },
  projects: { picture: 'robot', subject: 'games', path: '/ai-coding' },
  advanced_research: { picture: 'microscope', subject: 'ai', path: '/lessons' },
  independent_study: { picture: 'compass', subject: 'science', path: '/daily-schedule' },
  peer_collaboration: { picture: 'handshake', subject: 'games', path: '/multiplayer-games' },
  mentoring: { picture: 'people-hugging', subject: 'bible', path: '/bible-study' },
};
