import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import styles from './star-moment.module.css';

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A small celebration of a new badge; it stands still for those who asked for stillness. */
export function StarMoment() {
  const { t } = useTranslation('lessons');
  const moment = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // To the middle of the screen, away from the toast.
    moment.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={moment} className={styles.moment} role="status">
      <span className={styles.sky} aria-hidden="true">
        {SPARKS.map((spark) => (
          <span
            key={spark}
            className={styles.spark}
            style={{ rotate: `${(360 / SPARKS.length) * spark}deg` }}
          />
        ))}
        <Picture name="glowing-star" size={88} className={styles.star} />
      </span>
      <SpokenArrival text={t('badge.title')} />
      <p className={styles.title}>{t('badge.title')}</p>
      <p className={styles.text}>{t('badge.text')}</p>
    </div>
  );
}
