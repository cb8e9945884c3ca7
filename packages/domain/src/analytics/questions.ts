import { saysSomething, type Tally } from './tally.ts';

/** Where questions are asked. */
export const QUESTION_SOURCES = ['lesson', 'quiz', 'math', 'room'] as const;
export type QuestionSource = (typeof QUESTION_SOURCES)[number];

/** A question with how a class did. */
export interface AskedQuestion extends Tally {
  /** Children who answered it. */
  readonly children: number;
}

/** Questions shown of each source. */
const HARDEST = 15;

/** Those of which enough is known and that somebody got wrong, the hardest first. */
export function hardest<Question extends AskedQuestion>(
  questions: readonly Question[],
  most = HARDEST,
): Question[] {
  const share = ({ right, answers }: Tally) => right / answers;
  return questions
    .filter((each) => saysSomething(each, each.children) && each.right < each.answers)
    .toSorted((a, b) => share(a) - share(b) || b.answers - a.answers)
    .slice(0, most);
}
