import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import styles from './auth-pages.module.css';
import { RegistrationCard } from './components/registration-card.tsx';
import { SignedInNote } from './components/signed-in-note.tsx';

/** The registration screen (spec 2). */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  return (
    <CampPage
      tabTitle={t('register.title')}
      backTo="/"
      backLabel={t('register.home')}
      width="narrow"
    >
      <div className={styles.heading}>
        <h1 className={styles.title}>{t('register.title')}</h1>
        <p className={styles.lead}>{t('register.subtitle')}</p>
      </div>
      <SignedInNote />
      <RegistrationCard />
    </CampPage>
  );
}
