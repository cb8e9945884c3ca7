import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './countdown.module.css';
import { secondsToReadOut } from './seconds-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownProps {
  /** Seconds as the host last told them; null where there is no time pressure, and nothing is shown. */
  readonly timeLeft: number | null;
  /** Seconds of the whole; the bar is full with them. */
  readonly total: number | null;
  readonly paused: boolean;
  /** `bar` with its seconds, or `ring` around them. */
  readonly look?: 'bar' | 'ring';
  /** Whether somebody may have more time, so that it goes on for a while after the end. */
  readonly mayGoOn?: boolean;
}

/** The time that is left: a shrinking bar or ring and its seconds. It never blinks, and speaks seldom. */
export function Countdown(props: CountdownProps) {
  const { timeLeft, total, paused, look = 'bar', mayGoOn = false } = props;
  const { t } = useTranslation('game');
  const seconds = useSecondsLeft(timeLeft, !paused);
  const whole = seconds === null ? null : Math.ceil(seconds);
  const said = useReadOut(whole);
  if (seconds === null || whole === null) return null;
  const share = total === null || total <= 0 ? 0 : Math.min(1, seconds / total);
  const goesOn = mayGoOn && whole === 0;
  return (
    <div className={styles.countdown} data-look={look} data-low={share <= 0.25}>
      <div role="timer" aria-label={t('countdown.label')} className={styles.timer}>
        {look === 'ring' ? <Ring share={share} /> : null}
        <span className={styles.seconds}>{whole}</span>
        <VisuallyHidden> {t('countdown.unit', { count: whole })}</VisuallyHidden>
      </div>
      {goesOn && <p className={styles.over}>{t('countdown.over')}</p>}
      {look === 'bar' && !goesOn && (
        <div className={styles.track} aria-hidden="true">
          <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
        </div>
      )}
      <VisuallyHidden role="status">
        {said === null ? '' : t('countdown.left', { count: said })}
      </VisuallyHidden>
    </div>
  );
}

/** Length of a circle of radius 44. */
const ROUND = 2 * Math.PI * 44;

function Ring({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
      <circle cx="50" cy="50" r="44" className={styles.ringTrack} />
      <circle
        cx="50"
        cy="50"
        r="44"
        className={styles.ringLeft}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - share)}
      />
    </svg>
  );
}

/** The seconds to read out now; null until the first of them. */
function useReadOut(whole: number | null): number | null {
  const before = useRef(whole);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    if (whole === null || before.current === null) setSaid(null);
    else {
      const mark = secondsToReadOut(before.current, whole);
      // More time than before: another question has begun.
      if (whole > before.current) setSaid(null);
      else if (mark !== null) setSaid(whole);
    }
    before.current = whole;
  }, [whole]);
  return said;
}
