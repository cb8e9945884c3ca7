import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import type { QuizOutcome } from '../quiz-state.ts';
import styles from './answer-review.module.css';

/** Each question of a finished quiz with its right answer, and the child's where it was another. */
export function AnswerReview({ outcome }: { readonly outcome: QuizOutcome }) {
  const { t } = useTranslation('quizzes');
  const { quiz, choices } = outcome;
  return (
    <Card as="section" className={styles.review} aria-labelledby="quiz-review">
      <h2 id="quiz-review" className={styles.title}>
        {t('result.review')}
      </h2>
      <ol className={styles.list}>
        {quiz.questions.map(({ id, question, options, correctIndex }, at) => {
          const choice = choices[at] ?? correctIndex;
          const right = choice === correctIndex;
          return (
            <li key={id} className={styles.item} data-right={right}>
              {right ? (
                <IconCheck className={styles.mark} aria-label={t('result.right')} />
              ) : (
                <IconX className={styles.mark} aria-label={t('result.wrong')} />
              )}
              <div className={styles.words}>
                <p className={styles.question}>
                  <MathText text={question} />
                </p>
                <p className={styles.answer}>
                  {t('result.answer')} <MathText text={options[correctIndex] ?? ''} />
                </p>
                {!right && (
                  <p className={styles.yours}>
                    {t('result.yours')} <MathText text={options[choice] ?? ''} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
