import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import styles from './banner.module.css';
import { ProgressCard } from './progress-card.tsx';

/** Greets the student and shows how far the camp has come. */
export function Banner({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const name = user.firstName;
  return (
    <div className={styles.banner}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.greeting}>
            {name === null || name === '' ? t('greeting') : t('greetingNamed', { name })}
          </h1>
          <p className={styles.theme}>{t('theme')}</p>
        </div>
        <ProgressCard currentDay={user.currentDay} />
      </div>
    </div>
  );
}
