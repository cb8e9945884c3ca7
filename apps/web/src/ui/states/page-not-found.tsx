import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Picture } from '../picture/picture.tsx';
import { Page } from '../shell/page.tsx';
import styles from './states.module.css';

/** The not-found page, with a way home. */
export function PageNotFound() {
  const { t } = useTranslation('shell');
  return (
    <Page tabTitle={t('notFound.title')} width="narrow">
      <div className={styles.state}>
        <Picture name="world-map" size={112} />
        <h1 className={styles.heading}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <Button component={Link} to="/" variant="cta" size="lg">
          {t('notFound.home')}
        </Button>
      </div>
    </Page>
  );
}
