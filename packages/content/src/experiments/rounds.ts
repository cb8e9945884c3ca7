import type { ExperimentStep } from '@lamplight/domain/experiments';

/** What makes an investigation new when all have been done: science repeats, changes and passes on. */
export interface Round {
  /** Added to the title, in parentheses. */
  readonly suffix: string;
  /** The step that ends the investigation, for the youngest, who hear it read aloud. */
  readonly little: ExperimentStep;
  /** The step that ends the investigation, from seven years on. */
  readonly older: ExperimentStep;
}

/** The rounds after the first, in order. */
export const LATER_ROUNDS: readonly Round[] = [
  {
    suffix: 'once more',
    little: { text: 'Was it the same as last time? Tell a friend.' },
    older: {
      title: 'Same again?',
      text: 'Compare with your notes of the first time. A result counts when it comes out again.',
    },
  },
  {
    suffix: 'with a friend',
    little: { text: 'Let a friend do it too. Do you agree?' },
    older: {
      title: 'Two heads',
      text: 'Let a friend do it without seeing your numbers. Then lay both results side by side.',
    },
  },
  {
    suffix: 'your own change',
    little: { text: 'Now change one small thing. What is new?' },
    older: {
      title: 'Your change',
      text: 'Choose one more thing to change, and only one. Ask a grown-up if it is safe, then test it.',
    },
  },
  {
    suffix: 'in another place',
    little: { text: 'Do it again in another place. Is it different?' },
    older: {
      title: 'Elsewhere',
      text: 'Do it a second time in another place that is safe. Does the place make a difference?',
    },
  },
  {
    suffix: 'show and tell',
    little: { text: 'Show it to someone. Tell why it happens.' },
    older: {
      title: 'Teach',
      text: 'Show it to somebody younger. Explain it so that they can tell it back to you.',
    },
  },
  {
    suffix: 'draw it',
    little: { text: 'Draw what came first, next and last.' },
    older: {
      title: 'Poster',
      text: 'Make a poster with question, guess, test and result. Say what you are still not sure of.',
    },
  },
];
