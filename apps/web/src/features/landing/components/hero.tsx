import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CampHills } from '../../../ui/scenery/camp-hills.tsx';
import styles from './hero.module.css';

/** First light over the camp: what Lamplight is, and the way in. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className={styles.hero}>
      <div className={styles.sun} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.ways}>
          <Button component={Link} to="/register" variant="cta" size="lg">
            {t('start')}
          </Button>
          <Button component="a" href="#camp" variant="default" size="lg">
            {t('look')}
          </Button>
        </div>
      </div>
      <CampHills />
    </div>
  );
}
