import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import type { ShelfSummary } from '../shelf/shelf.ts';
import styles from './progress-summary.module.css';

/** Projects completed, overall progress and total points (spec 2). */
export function ProgressSummary({ summary }: { readonly summary: ShelfSummary }) {
  const { t } = useTranslation('projects');
  const { completed, total, percent, points } = summary;
  return (
    <Card as="section" aria-label={t('summary.label')} className={styles.summary}>
      <dl className={styles.numbers}>
        <Entry
          picture="check-mark-button"
          name={t('summary.completed')}
          value={t('summary.completedOf', { completed, total })}
        />
        <Entry
          picture="rocket"
          name={t('summary.progress')}
          value={t('summary.percent', { percent })}
        />
        <Entry picture="glowing-star" name={t('summary.points')} value={String(points)} />
      </dl>
      <ProgressBar percent={percent} label={t('summary.progress')} subject="ai" />
    </Card>
  );
}

interface EntryProps {
  readonly picture: UiPicture;
  readonly name: string;
  readonly value: string;
}

function Entry({ picture, name, value }: EntryProps) {
  return (
    <div className={styles.entry}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.picture} aria-hidden>
        <Picture name={picture} size={36} />
      </dd>
    </div>
  );
}
