import type { UiPicture } from '../ui/picture/ui-pictures.ts';
import { mayOpen, type Path, type Visitor } from './access.ts';

export interface MenuItem {
  readonly path: Path;
  /** Key of its name in the `shell` texts, below `menu`. */
  readonly name: MenuName;
  readonly picture: UiPicture;
}

export type MenuName =
  | 'dashboard'
  | 'chatbot'
  | 'coding'
  | 'multiplayer'
  | 'attendance'
  | 'math'
  | 'science'
  | 'bible'
  | 'quiz'
  | 'journal'
  | 'profile';

/** The navigation menu in its order (spec 2). */
export const MENU: readonly MenuItem[] = [
  { path: '/', name: 'dashboard', picture: 'sunrise' },
  { path: '/chatbot', name: 'chatbot', picture: 'speech-balloon' },
  { path: '/ai-coding', name: 'coding', picture: 'robot' },
  { path: '/multiplayer-games', name: 'multiplayer', picture: 'video-game' },
  { path: '/attendance', name: 'attendance', picture: 'waving-hand' },
  { path: '/math-games', name: 'math', picture: 'abacus' },
  { path: '/science-lab', name: 'science', picture: 'test-tube' },
  { path: '/bible-study', name: 'bible', picture: 'open-book' },
  { path: '/quiz-center', name: 'quiz', picture: 'trophy' },
  { path: '/journal', name: 'journal', picture: 'memo' },
  { path: '/profile', name: 'profile', picture: 'backpack' },
];

/** The menu of a visitor: what they may open, in the same order; nothing for a logged-out one. */
export function menuFor(visitor: Visitor): readonly MenuItem[] {
  if (visitor === 'logged-out') return [];
  return MENU.filter(({ path }) => mayOpen(path, visitor));
}
