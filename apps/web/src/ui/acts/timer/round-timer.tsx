import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText, leftOf, resting, restingTimer, running } from './remaining.ts';
import styles from './round-timer.module.css';

/** How often the number is drawn anew, in ms: a quarter of a second is never late by sight. */
const TICK_MS = 250;

const RADIUS = 54;
const AROUND = 2 * Math.PI * RADIUS;

/** A calm, round timer that begins and pauses at a tap. It ends without a sound, and hurries nobody. */
export function RoundTimer({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('acts');
  const [timer, setTimer] = useState(() => restingTimer(seconds));
  const [now, setNow] = useState(() => performance.now());
  const left = leftOf(timer, now);
  const runs = timer.endsAt !== null && left > 0;

  useEffect(() => {
    if (!runs) return;
    const ticking = window.setInterval(() => setNow(performance.now()), TICK_MS);
    return () => window.clearInterval(ticking);
  }, [runs]);

  const toggle = () => {
    const moment = performance.now();
    setNow(moment);
    if (runs) setTimer(resting(timer, moment));
    else setTimer(running(left === 0 ? restingTimer(seconds) : timer, moment));
  };
  const name = runs ? 'timer.pause' : left === 0 ? 'timer.again' : 'timer.start';

  return (
    <div className={styles.timer}>
      <svg className={styles.face} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle className={styles.ring} cx={60} cy={60} r={RADIUS} />
        <circle
          className={styles.left}
          cx={60}
          cy={60}
          r={RADIUS}
          strokeDasharray={`${(AROUND * left) / (seconds * 1000)} ${AROUND}`}
        />
      </svg>
      <span className={styles.time} role="timer" aria-label={t('timer.left')}>
        {clockText(left)}
      </span>
      <button type="button" className={styles.toggle} onClick={toggle}>
        {runs ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
        {t(name)}
      </button>
    </div>
  );
}
