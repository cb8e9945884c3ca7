import type { MathProblem, MathRound } from '@lamplight/domain/math-games';

/** What decides the problems of a level. */
export type LevelKey = Omit<MathRound, 'answers'>;

/** A level that is being played, or was played to its end. */
interface Played {
  readonly level: LevelKey;
  readonly problems: readonly MathProblem[];
  /** The chosen option of each problem that was answered. */
  readonly answers: readonly number[];
}

/** Where a child is: menu, playing, result, menu (spec 4, Math game). */
export type ArenaState =
  | { readonly view: 'menu' }
  | { readonly view: 'starting' }
  | (Played & { readonly view: 'playing'; readonly at: number })
  | (Played & { readonly view: 'result' });

export type OpenLevel = Extract<ArenaState, { view: 'playing' }>;
export type LevelOutcome = Extract<ArenaState, { view: 'result' }>;

/** A place in a level that goes on. */
export interface LevelPlace {
  readonly level: LevelKey;
  readonly answers: readonly number[];
  readonly at: number;
}

export type ArenaAction =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'begin';
      readonly place: LevelPlace;
      readonly problems: readonly MathProblem[];
    }
  | { readonly kind: 'choose'; readonly choice: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'menu' };

export const MENU: ArenaState = { view: 'menu' };

/** The beginning of a level. */
export function beginning(level: LevelKey): LevelPlace {
  return { level, answers: [], at: 0 };
}

/** Right answers of a level so far. */
export function rightAnswers({ problems, answers }: Pick<Played, 'problems' | 'answers'>): number {
  return answers.filter((choice, at) => problems[at]?.answer === choice).length;
}

/** The next state; an action that does not fit changes nothing. */
export function nextState(state: ArenaState, action: ArenaAction): ArenaState {
  switch (action.kind) {
    case 'start':
      return { view: 'starting' };
    case 'begin':
      // Problems that come after the child went elsewhere open nothing.
      return state.view === 'starting'
        ? { view: 'playing', ...action.place, problems: action.problems }
        : state;
    case 'choose':
      // An answer can be chosen once (spec 5).
      return state.view === 'playing' && state.answers.length === state.at
        ? { ...state, answers: [...state.answers, action.choice] }
        : state;
    case 'next':
      return state.view === 'playing' ? afterProblem(state) : state;
    case 'menu':
      return MENU;
  }
}

function afterProblem(state: OpenLevel): ArenaState {
  const { level, problems, answers, at } = state;
  if (answers.length === at) return state;
  return at + 1 < problems.length
    ? { ...state, at: at + 1 }
    : { view: 'result', level, problems, answers };
}
