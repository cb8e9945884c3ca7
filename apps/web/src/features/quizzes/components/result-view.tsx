import { percentOf } from '@lamplight/domain/progress';
import { type QuizVerdict, quizVerdict } from '@lamplight/domain/quizzes';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { type QuizOutcome, scoreOf } from '../quiz-state.ts';
import { AnswerReview } from './answer-review.tsx';
import styles from './result-view.module.css';

const PICTURES: Readonly<Record<QuizVerdict, UiPicture>> = {
  high: 'trophy',
  middle: 'glowing-star',
  low: 'seedling',
};

export interface ResultViewProps {
  readonly outcome: QuizOutcome;
  readonly onRetake: () => void;
  readonly onAnother: () => void;
}

/** The score with its colour and message, what was answered, and the two ways on (spec 2 and 9). */
export function ResultView({ outcome, onRetake, onAnother }: ResultViewProps) {
  const { t } = useTranslation('quizzes');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const total = outcome.quiz.questions.length;
  const score = scoreOf(outcome);
  const verdict = quizVerdict(score, total);
  const heading = t('result.title');
  const message = t(`result.message.${verdict}`);
  const scored = t('result.score', { score, total });
  return (
    <div className={styles.view} data-subject={outcome.quiz.subject}>
      <section className={styles.result} data-verdict={verdict}>
        <Picture name={PICTURES[verdict]} size="6rem" className={styles.picture} />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {heading}
        </h1>
        <div className={styles.stars} aria-hidden="true">
          {outcome.quiz.questions.map(({ id }, at) => (
            <span key={id} data-lit={at < score}>
              <Picture name="glowing-star" size="2.6rem" />
            </span>
          ))}
        </div>
        <p className={styles.percent}>{percentOf(score, total)}%</p>
        <p className={styles.scored}>{scored}</p>
        <div className={styles.message}>
          <p>{message}</p>
          <ListenButton title={heading} text={`${scored}. ${message}`} />
        </div>
      </section>
      <div className={styles.ways}>
        <Button variant="cta" size="lg" onClick={onAnother}>
          {t('result.another')}
        </Button>
        <Button variant="default" size="lg" onClick={onRetake}>
          {t('result.retake')}
        </Button>
      </div>
      <AnswerReview outcome={outcome} />
    </div>
  );
}
