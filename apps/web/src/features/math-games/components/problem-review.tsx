import { useTranslation } from 'react-i18next';
import { AnswersReview } from '../../../ui/answer-options/answers-review.tsx';
import type { LevelOutcome } from '../arena-state.ts';
import styles from './problem-review.module.css';
import { Steps } from './steps.tsx';

/** Each problem of a level with its right answer, the child's where it was another, and the steps. */
export function ProblemReview({ outcome }: { readonly outcome: LevelOutcome }) {
  const { t } = useTranslation('math-games');
  return (
    <AnswersReview
      title={t('result.review')}
      words={{
        right: t('result.right'),
        wrong: t('result.wrong'),
        answer: t('result.answer'),
        yours: t('result.yours'),
      }}
      answers={outcome.problems.map(({ explanation, ...problem }, at) => ({
        ...problem,
        choice: outcome.answers[at],
        how: (
          <details className={styles.how}>
            <summary>{t('result.how')}</summary>
            <Steps steps={explanation} />
          </details>
        ),
      }))}
    />
  );
}
