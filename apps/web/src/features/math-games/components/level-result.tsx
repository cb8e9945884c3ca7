import {
  arenaScore,
  MAXIMUM_SCORE,
  type MathState,
  passesLevel,
} from '@lamplight/domain/math-games';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import { type LevelOutcome, rightAnswers } from '../arena-state.ts';
import styles from './level-result.module.css';
import { ProblemReview } from './problem-review.tsx';

export interface LevelResultProps {
  readonly outcome: LevelOutcome;
  readonly standing: MathState;
  readonly onStart: (level: number) => void;
  readonly onMenu: () => void;
}

/** The score of a level, what it opens, and the ways on; below, every problem with its steps. */
export function LevelResult({ outcome, standing, onStart, onMenu }: LevelResultProps) {
  const { t } = useTranslation(['math-games', 'shell']);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const played = outcome.level.level;
  const right = rightAnswers(outcome);
  const passed = passesLevel(right);
  // The saved level was raised or is about to be; far below it this was practice.
  const opens = passed && standing.level <= played + 1;
  const heading = t(passed ? 'result.passed' : 'result.notPassed', { level: played });
  const scored = t('result.score', { score: arenaScore(right), maximum: MAXIMUM_SCORE });
  const message = opens
    ? t('result.opened', { level: played + 1 })
    : t(passed ? 'result.practiced' : 'result.again');
  const wayHome = t('shell:read.home');
  return (
    <div className={styles.view} data-subject="math">
      <section className={styles.result} data-passed={passed}>
        <Picture name={passed ? 'trophy' : 'seedling'} size="6rem" className={styles.picture} />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {heading}
        </h1>
        <div className={styles.stars} aria-hidden="true">
          {outcome.problems.map(({ key }, at) => (
            <span key={key} data-lit={at < right}>
              <Picture name="glowing-star" size="2.4rem" />
            </span>
          ))}
        </div>
        <p className={styles.score}>{scored}</p>
        <div className={styles.message}>
          <p>{message}</p>
          <ListenButton title={heading} text={`${heading} ${scored}. ${message}`} />
          <SpokenArrival text={`${heading} ${scored}. ${message} ${wayHome}`} />
        </div>
      </section>
      <div className={styles.ways}>
        <Button variant="cta" size="lg" onClick={() => onStart(opens ? played + 1 : played)}>
          {opens ? t('menu.start', { level: played + 1 }) : t('result.retry', { level: played })}
        </Button>
        <Button variant="default" size="lg" onClick={onMenu}>
          {t('menu.back')}
        </Button>
      </div>
      <ProblemReview outcome={outcome} />
    </div>
  );
}
