import { difficultyLabel } from '@lamplight/domain/age';
import type { DemoProfile } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { AgeActivities } from './age-activities.tsx';
import { MathSamples } from './math-samples.tsx';
import styles from './profile-view.module.css';
import { WhatChanges } from './what-changes.tsx';

/** What the platform offers somebody of this age, and the ways to try it. */
export function ProfileView({ profile }: { readonly profile: DemoProfile }) {
  const { t } = useTranslation(['age-demo', 'activities']);
  const { name, age } = profile;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{t('profile', { name, age })}</h2>
          <p className={styles.level}>
            {t('level')}: <strong>{t(`activities:levels.${difficultyLabel(age)}`)}</strong>
          </p>
        </div>
        <LinkButton
          to="/"
          variant="cta"
          size="lg"
          leftSection={<Picture name="sunrise" size={32} />}
        >
          {t('look', { name })}
        </LinkButton>
      </div>
      <WhatChanges age={age} />
      <AgeActivities age={age} />
      <MathSamples age={age} />
      <div className={styles.ways} data-subject="math">
        <LinkButton to="/math-games" variant="subject">
          {t('math.tryGames')}
        </LinkButton>
      </div>
    </div>
  );
}
