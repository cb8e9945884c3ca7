import { percentOf } from '@lamplight/domain/progress';
import { quizVerdict } from '@lamplight/domain/quizzes';
import type { Activity, Recommendation } from '@lamplight/domain/recommendations';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswersReview } from '../../../ui/answer-options/answers-review.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { runnerScore } from '../runner-state.ts';
import styles from './activity-results.module.css';
import { PlaceLink } from './place-link.tsx';

export interface ActivityResultsProps {
  readonly recommendation: Recommendation;
  readonly activity: Activity;
  readonly choices: readonly (number | null)[];
  readonly saving: boolean;
  readonly onContinue: () => void;
  /** The child goes on to the place that the activity was about. */
  readonly onFollow: () => void;
}

/** How an activity went, the way on, and where there is more of it. */
export function ActivityResults(props: ActivityResultsProps) {
  const { recommendation, activity, choices, saving, onContinue, onFollow } = props;
  const { t } = useTranslation('recommendations');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { right, total } = runnerScore(activity, choices);
  const verdict = quizVerdict(right, total);
  const title = t('results.title');
  const scored = t('results.score', { right, total });
  const message = t(`results.message.${verdict}`);
  return (
    <>
      <section className={styles.results} data-verdict={verdict}>
        <Picture name={verdict === 'low' ? 'seedling' : 'trophy'} size="6rem" />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.percent}>{percentOf(right, total)}%</p>
        <p className={styles.scored}>{scored}</p>
        <div className={styles.message}>
          <p>{message}</p>
          <ListenButton title={title} text={`${scored}. ${message}`} />
        </div>
        <div className={styles.ways}>
          <Button variant="cta" size="lg" loading={saving} onClick={onContinue}>
            {t('results.continue')}
          </Button>
          <PlaceLink target={recommendation.target} onFollow={onFollow} />
        </div>
      </section>
      <AnswersReview
        title={t('results.review')}
        words={{
          right: t('results.right'),
          wrong: t('results.wrong'),
          answer: t('runner.answer'),
          yours: t('results.yours'),
        }}
        answers={activity.questions.flatMap(({ question, options, correctAnswer }, at) =>
          options === undefined
            ? []
            : [
                {
                  key: question,
                  question,
                  options,
                  answer: options.indexOf(correctAnswer),
                  choice: choices[at],
                },
              ],
        )}
      />
    </>
  );
}
