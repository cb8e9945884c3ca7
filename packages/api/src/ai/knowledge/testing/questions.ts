import { QUESTION_LINES } from './question-lines.ts';

/** A question, and what its answer has to be. */
export interface ExpectedAnswer {
  readonly age: number;
  readonly question: string;
  readonly kind: string;
  /** What the answer or the links under it say. */
  readonly says: RegExp;
  readonly isKnown: boolean;
}

/** Questions with their expected answers, over all bands. */
export const QUESTIONS: readonly ExpectedAnswer[] = QUESTION_LINES.trim()
  .split('\n')
  .map((line) => {
    const [age = '', kind = '', question = '', says = ''] = line.split(' | ');
    const isKnown = says !== '-';
    return {
      ...{ age: Number(age), question, kind, isKnown },
      says: isKnown
        ? new RegExp(says, 'iu')
        : /do not know|no answer|not sure what|did not|what do you mean/iu,
    };
  });
