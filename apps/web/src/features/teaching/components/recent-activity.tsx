import type { TeacherActivity } from '@lamplight/domain/teaching';
import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../../ui/activity-list/activity-list.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import { useTeacherActivity } from '../teaching.queries.ts';
import styles from './recent-activity.module.css';

/** 'Recent Activity': what the students of the class did last. */
export function RecentActivity() {
  const { t } = useTranslation('teaching');
  const activity = useTeacherActivity();
  const describe = ({ kind, subject, studentName: name }: TeacherActivity) =>
    subject === null
      ? t(`activity.plain.${kind}`, { name })
      : t(`activity.about.${kind}`, { name, subject });
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('activity.title')}</h2>
      {activity.isPending && <Skeletons shape="rows" count={3} label={t('activity.loading')} />}
      {activity.isError && (
        <ErrorState
          error={activity.error}
          title={t('activity.failed')}
          onRetry={() => void activity.refetch()}
        />
      )}
      {activity.data?.length === 0 && <EmptyState picture="seedling" text={t('activity.none')} />}
      {activity.data !== undefined && activity.data.length > 0 && (
        <ActivityList
          items={activity.data.map((item) => ({
            words: describe(item),
            timestamp: item.timestamp,
          }))}
        />
      )}
    </Card>
  );
}
