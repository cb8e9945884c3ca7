import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRotation } from '../use-rotation.ts';
import styles from './voices.module.css';

const VOICES = ['first', 'second', 'third'] as const;
/** Testimonials change every four seconds (spec 9). */
const ROTATION_MS = 4000;

/** Three voices, one at a time. They hold still under a pointer or the focus. */
export function Voices() {
  const { t } = useTranslation('landing');
  const { current, show, playing, setPlaying, setHeld } = useRotation(VOICES.length, ROTATION_MS);
  const voice = VOICES[current] ?? VOICES[0];

  return (
    <section
      className={styles.voices}
      aria-roledescription="carousel"
      aria-label={t('voices.label')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <figure className={styles.voice} key={voice} aria-live={playing ? 'off' : 'polite'}>
        <blockquote className={styles.words}>{t(`voices.${voice}.words`)}</blockquote>
        <figcaption className={styles.who}>{t(`voices.${voice}.who`)}</figcaption>
      </figure>
      <div className={styles.controls}>
        <button type="button" onClick={() => show(current - 1)} aria-label={t('voices.previous')}>
          <IconChevronLeft aria-hidden />
        </button>
        {VOICES.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-current={index === current}
            aria-label={t('voices.position', { number: index + 1, count: VOICES.length })}
            onClick={() => show(index)}
          />
        ))}
        <button type="button" onClick={() => show(current + 1)} aria-label={t('voices.next')}>
          <IconChevronRight aria-hidden />
        </button>
        <button
          type="button"
          onClick={() => setPlaying(!playing)}
          aria-label={t(playing ? 'voices.pause' : 'voices.play')}
        >
          {playing ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
        </button>
      </div>
      <p className={styles.note}>{t('voices.note')}</p>
    </section>
  );
}
