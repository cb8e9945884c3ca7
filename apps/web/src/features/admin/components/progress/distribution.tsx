import type { ProgressDistribution } from '@lamplight/domain/admin';
import { percentOf } from '@lamplight/domain/progress';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { Section } from '../../../../ui/section/section.tsx';
import styles from './progress.module.css';

const BANDS = ['beginners', 'intermediate', 'advanced'] as const;

/** How many students are beginners, intermediate and advanced by what they completed (spec 9). */
export function Distribution({ counts }: { readonly counts: ProgressDistribution }) {
  const { t } = useTranslation('admin');
  const students = BANDS.reduce((sum, band) => sum + counts[band], 0);
  return (
    <Section title={t('progress.distribution')}>
      <dl className={styles.bands}>
        {BANDS.map((band) => (
          <div key={band} className={styles.band}>
            <dt>{t(`progress.bands.${band}`)}</dt>
            <dd className={styles.count}>{t('progress.students', { count: counts[band] })}</dd>
            <dd className={styles.bar}>
              <ProgressBar
                percent={percentOf(counts[band], students)}
                label={t('progress.share', { band: t(`progress.bands.${band}`) })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
