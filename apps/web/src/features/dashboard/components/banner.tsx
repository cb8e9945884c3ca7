import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useAddressed } from '../../../app/demo/demo-profile.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './banner.module.css';
import { ProgressCard } from './progress-card.tsx';
import { TodaysDate } from './todays-date.tsx';

export interface BannerProps {
  readonly user: CurrentUser;
  /** Points won with challenges; shown once there are any. */
  readonly points: number | undefined;
}

/** Greets the student and shows how far the camp has come. */
export function Banner({ user, points = 0 }: BannerProps) {
  const { t } = useTranslation('dashboard');
  const { name } = useAddressed(user);
  const greeting = name === null || name === '' ? t('greeting') : t('greetingNamed', { name });
  return (
    <div className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.greeting}>{greeting}</h1>
            <p className={styles.theme}>{t('theme')}</p>
          </div>
          {points > 0 && (
            <p className={styles.points}>
              <Picture name="glowing-star" size={32} />
              {t('points', { count: points })}
            </p>
          )}
          <TodaysDate />
          <ListenButton title={greeting} text={`${greeting} ${t('theme')}`} />
        </div>
        <ProgressCard currentDay={user.currentDay} />
      </div>
    </div>
  );
}
