import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import type { LevelOutcome } from '../arena-state.ts';
import styles from './problem-review.module.css';
import { Steps } from './steps.tsx';

/** Each problem of a level with its right answer, the child's where it was another, and the steps. */
export function ProblemReview({ outcome }: { readonly outcome: LevelOutcome }) {
  const { t } = useTranslation('math-games');
  const { problems, answers } = outcome;
  return (
    <Card as="section" className={styles.review} aria-labelledby="math-review">
      <h2 id="math-review" className={styles.title}>
        {t('result.review')}
      </h2>
      <ol className={styles.list}>
        {problems.map(({ key, question, options, answer, explanation }, at) => {
          const choice = answers[at] ?? answer;
          const right = choice === answer;
          return (
            <li key={key} className={styles.item} data-right={right}>
              {right ? (
                <IconCheck className={styles.mark} aria-label={t('result.right')} />
              ) : (
                <IconX className={styles.mark} aria-label={t('result.wrong')} />
              )}
              <div className={styles.words}>
                <p className={styles.question}>
                  <MathText text={question} />
                </p>
                <p>
                  {t('result.answer')} <MathText text={options[answer] ?? ''} />
                </p>
                {!right && (
                  <p className={styles.yours}>
                    {t('result.yours')} <MathText text={options[choice] ?? ''} />
                  </p>
                )}
                <details className={styles.how}>
                  <summary>{t('result.how')}</summary>
                  <Steps steps={explanation} />
                </details>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
