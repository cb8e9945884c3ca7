import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useHostInfo } from '../auth.queries.ts';
import styles from '../auth-pages.module.css';
import type { SignIn } from '../use-sign-in.ts';

/** Offers the demo account, where the host has one; one tap signs in. */
export function DemoAccount({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation('auth');
  const demo = useHostInfo().data?.demoAccount;
  if (demo == null) return null;
  return (
    <Card as="section" look="tinted" subject="games" aria-labelledby="demo" className={styles.demo}>
      <Picture name="backpack" size={56} />
      <div className={styles.demoWords}>
        <h2 id="demo" className={styles.smallTitle}>
          {t('demo.title')}
        </h2>
        <p className={styles.note}>{t('demo.text', demo)}</p>
      </div>
      <Button variant="subject" disabled={signIn.pending} onClick={() => void signIn.attempt(demo)}>
        {t('demo.use')}
      </Button>
    </Card>
  );
}
