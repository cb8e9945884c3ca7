import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import styles from './auth-pages.module.css';
import { AdventureTiles } from './components/adventure-tiles.tsx';
import { DemoAccount } from './components/demo-account.tsx';
import { LoginCard } from './components/login-card.tsx';
import { SignedInNote } from './components/signed-in-note.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in screen (spec 2). */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const signIn = useSignIn();
  return (
    <CampPage tabTitle={t('login.card')} backTo="/" backLabel={t('login.home')}>
      <div className={styles.sides}>
        <div className={styles.greeting}>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.lead}>{t('login.subtitle')}</p>
          <AdventureTiles />
        </div>
        <div className={styles.signIn}>
          <SignedInNote />
          <LoginCard signIn={signIn} />
        </div>
        <DemoAccount signIn={signIn} />
      </div>
    </CampPage>
  );
}
