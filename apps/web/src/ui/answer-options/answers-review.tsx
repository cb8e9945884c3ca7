import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import { MathText } from '../math-text/math-text.tsx';
import styles from './answers-review.module.css';

/** A question that was answered. */
export interface ReviewedAnswer {
  readonly key: string;
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly answer: number;
  /** Index of the chosen one; missing for none. */
  readonly choice: number | null | undefined;
  /** Below the answer: how it comes about. */
  readonly how?: ReactNode;
}

export interface AnswersReviewProps {
  readonly title: string;
  readonly answers: readonly ReviewedAnswer[];
  /** In the reader's language: the two marks, and what stands before the right and the child's answer. */
  readonly words: Readonly<Record<'right' | 'wrong' | 'answer' | 'yours', string>>;
}

/** Each question with its right answer, and the child's where it was another. */
export function AnswersReview({ title, answers, words }: AnswersReviewProps) {
  const titleId = useId();
  return (
    <Card as="section" className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {answers.map(({ key, question, options, answer, choice, how }) => {
          const chosen = choice ?? answer;
          const right = chosen === answer;
          return (
            <li key={key} className={styles.item} data-right={right}>
              {right ? (
                <IconCheck className={styles.mark} aria-label={words.right} />
              ) : (
                <IconX className={styles.mark} aria-label={words.wrong} />
              )}
              <div className={styles.words}>
                <p className={styles.question}>
                  <MathText text={question} />
                </p>
                <p>
                  {words.answer} <MathText text={options[answer] ?? ''} />
                </p>
                {!right && (
                  <p className={styles.yours}>
                    {words.yours} <MathText text={options[chosen] ?? ''} />
                  </p>
                )}
                {how}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
