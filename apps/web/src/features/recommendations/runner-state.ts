import type { Activity } from '@lamplight/domain/recommendations';

/** Where a child is in an activity: its text, a question, the results (spec 4, Activity runner). */
export type RunnerState =
  | { readonly view: 'content' }
  | {
      readonly view: 'question';
      readonly at: number;
      /** The chosen options of the questions before; null for those that are only thought about. */
      readonly choices: readonly (number | null)[];
      readonly selected: number | null;
      readonly submitted: boolean;
    }
  | { readonly view: 'results'; readonly choices: readonly (number | null)[] };

export type OpenQuestion = Extract<RunnerState, { view: 'question' }>;

export type RunnerAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'select'; readonly option: number }
  | { readonly kind: 'submit' }
  | { readonly kind: 'next' };

export const CONTENT: RunnerState = { view: 'content' };

/** Whether the open question can be submitted: an option is selected, or there are none. */
export function canSubmit({ questions }: Activity, { at, selected }: OpenQuestion): boolean {
  return selected !== null || questions[at]?.options === undefined;
}

function questionAt(at: number, choices: readonly (number | null)[]): OpenQuestion {
  return { view: 'question', at, choices, selected: null, submitted: false };
}

/** The next state of an activity; an action that does not fit changes nothing. */
export function nextRunnerState(
  activity: Activity,
  state: RunnerState,
  action: RunnerAction,
): RunnerState {
  if (state.view === 'content') return action.kind === 'begin' ? questionAt(0, []) : state;
  if (state.view === 'results') return state;
  switch (action.kind) {
    case 'select':
      return state.submitted ? state : { ...state, selected: action.option };
    case 'submit':
      return canSubmit(activity, state) ? { ...state, submitted: true } : state;
    case 'next': {
      if (!state.submitted) return state;
      const choices = [...state.choices, state.selected];
      const at = state.at + 1;
      return at < activity.questions.length
        ? questionAt(at, choices)
        : { view: 'results', choices };
    }
    default:
      return state;
  }
}

/** Right answers, and the questions that can be right. */
export function runnerScore(
  { questions }: Activity,
  choices: readonly (number | null)[],
): { readonly right: number; readonly total: number } {
  const counted = questions.flatMap(({ options, correctAnswer }, at) =>
    options === undefined ? [] : [options[choices[at] ?? -1] === correctAnswer],
  );
  return { right: counted.filter(Boolean).length, total: counted.length };
}
