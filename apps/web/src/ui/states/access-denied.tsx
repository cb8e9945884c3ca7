import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../card/card.tsx';
import { Picture } from '../picture/picture.tsx';
import { Page } from '../shell/page.tsx';
import styles from './states.module.css';

/** The card that non-admins see at the admin portal (spec 2). */
export function AccessDenied() {
  const { t } = useTranslation('shell');
  return (
    <Page tabTitle={t('denied.title')} width="narrow">
      <Card className={styles.state}>
        <Picture name="locked" size={96} />
        <h1 className={styles.heading}>{t('denied.title')}</h1>
        <p className={styles.text}>{t('denied.text')}</p>
        <Button component={Link} to="/">
          {t('denied.home')}
        </Button>
      </Card>
    </Page>
  );
}
