import type { PlayedQuestion } from '../multiplayer/question.ts';
import type { QuestionAnswer } from './answer.ts';

/** What is needed of a question to say an answer to it. */
export interface AnswerFrame {
  readonly kind: PlayedQuestion['kind'];
  readonly options: readonly string[];
  /** The left sides of what is matched; empty for other kinds. */
  readonly lefts: readonly string[];
  /** What stands behind a number; may be empty. */
  readonly unit: string;
}

/** What of a question an answer to it is said with. */
export function answerFrame(question: PlayedQuestion): AnswerFrame {
  const { kind, options } = question;
  const lefts = question.kind === 'match' ? question.lefts : [];
  return { kind, options, lefts, unit: question.kind === 'number' ? question.unit : '' };
}

/** The words of an answer, as a report shows it in one line. */
export function answerText(
  { kind, options, lefts, unit }: AnswerFrame,
  answer: QuestionAnswer,
  words: {
    /** What true and false are called. */
    readonly truths: readonly [string, string];
    readonly number: (value: number) => string;
  },
): string {
  const textAt = (place: number) => options[place] ?? '';
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) {
    if (kind === 'match') {
      return answer.map((place, left) => `${lefts[left] ?? ''}: ${textAt(place)}`).join('; ');
    }
    const texts = answer.map(textAt);
    return (kind === 'order' ? texts.map((text, at) => `${at + 1}. ${text}`) : texts).join(', ');
  }
  if (kind === 'number') return `${words.number(answer)} ${unit}`.trim();
  return kind === 'true-false' ? (words.truths[answer] ?? '') : textAt(answer);
}
