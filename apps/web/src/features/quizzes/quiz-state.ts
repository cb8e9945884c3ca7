import type { Quiz, QuizQuestion, QuizSubject } from '@lamplight/domain/quizzes';

/** A quiz that is being answered, or was answered to its end. */
interface Taken {
  readonly quiz: Quiz;
  /** The chosen option of each question that was answered, as they stood on the screen. */
  readonly choices: readonly number[];
  /** Whether the same questions were answered before. */
  readonly retake: boolean;
}

/** Where a child is: menu, generating, question, result (spec 4, Quiz). */
export type QuizState =
  | { readonly view: 'menu' }
  | { readonly view: 'generating'; readonly subject: QuizSubject }
  | (Taken & { readonly view: 'question'; readonly at: number })
  | (Taken & { readonly view: 'result' });

export type OpenQuestion = Extract<QuizState, { view: 'question' }>;
export type QuizOutcome = Extract<QuizState, { view: 'result' }>;

export type QuizAction =
  | { readonly kind: 'generate'; readonly subject: QuizSubject }
  | { readonly kind: 'begin'; readonly quiz: Quiz }
  | { readonly kind: 'resume'; readonly state: OpenQuestion }
  | { readonly kind: 'choose'; readonly choice: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'retake' }
  | { readonly kind: 'menu' };

export const MENU: QuizState = { view: 'menu' };

/** The question that is open, and the choice once it was answered. */
export function openQuestion({ quiz, choices, at }: OpenQuestion): {
  readonly question: QuizQuestion | undefined;
  readonly choice: number | null;
} {
  return { question: quiz.questions[at], choice: choices[at] ?? null };
}

/** Right answers of a quiz. */
export function scoreOf({ quiz, choices }: Pick<Taken, 'quiz' | 'choices'>): number {
  return quiz.questions.filter(({ correctIndex }, at) => choices[at] === correctIndex).length;
}

/** The next state; an action that does not fit changes nothing. */
export function nextState(state: QuizState, action: QuizAction): QuizState {
  switch (action.kind) {
    case 'generate':
      return { view: 'generating', subject: action.subject };
    case 'begin':
      // A quiz that comes after the child went elsewhere opens nothing.
      return state.view === 'generating' && state.subject === action.quiz.subject
        ? { view: 'question', quiz: action.quiz, choices: [], at: 0, retake: false }
        : state;
    case 'resume':
      return action.state;
    case 'choose':
      // An answer can be chosen once (spec 5).
      return state.view === 'question' && state.choices.length === state.at
        ? { ...state, choices: [...state.choices, action.choice] }
        : state;
    case 'next':
      return state.view === 'question' ? afterQuestion(state) : state;
    case 'retake':
      return state.view === 'result'
        ? { view: 'question', quiz: state.quiz, choices: [], at: 0, retake: true }
        : state;
    case 'menu':
      return MENU;
  }
}

function afterQuestion(state: OpenQuestion): QuizState {
  const { quiz, choices, at, retake } = state;
  if (choices.length === at) return state;
  return at + 1 < quiz.questions.length
    ? { ...state, at: at + 1 }
    : { view: 'result', quiz, choices, retake };
}
