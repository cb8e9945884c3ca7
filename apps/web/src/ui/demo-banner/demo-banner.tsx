import type { DemoProfile } from '@lamplight/domain/platform';
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../app/access.ts';
import { endDemo } from '../../app/demo/demo-profile.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './demo-banner.module.css';

const DEMO_PATH = '/age-demo';

/** Says above every page that it looks as it does for somebody else, and leads back (spec 2). */
export default function DemoBanner({ profile }: { readonly profile: DemoProfile }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <section className={styles.banner} aria-label={t('demo.label')}>
      <div className={styles.row}>
        <Picture name="waving-hand" size={32} />
        <p className={styles.text}>
          <strong>{t('demo.label')}</strong> ·{' '}
          {t('demo.text', { name: profile.name, age: profile.age })}
        </p>
        <div className={styles.ways}>
          {pathname !== DEMO_PATH && mayOpen(DEMO_PATH, 'student') && (
            <LinkButton to={DEMO_PATH} variant="default">
              {t('demo.back')}
            </LinkButton>
          )}
          <Button onClick={endDemo}>{t('demo.exit')}</Button>
        </div>
      </div>
    </section>
  );
}
