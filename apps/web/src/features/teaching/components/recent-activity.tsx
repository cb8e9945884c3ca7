import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../../ui/activity-list/activity-list.tsx';
import { useActivityWords } from '../../../ui/activity-list/use-activity-words.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useTeacherActivity } from '../teaching.queries.ts';
import styles from './recent-activity.module.css';

/** 'Recent Activity': what the students of the class did last. */
export function RecentActivity() {
  const { t } = useTranslation('teaching');
  const activity = useTeacherActivity();
  const words = useActivityWords();
  return (
    <TitledCard title={t('activity.title')} className={styles.card}>
      <QueryState
        query={activity}
        count={3}
        shape="rows"
        loading={t('activity.loading')}
        failed={t('activity.failed')}
      />
      {activity.data !== undefined && (
        <ActivityList
          none={t('activity.none')}
          items={activity.data.map((item) => ({
            words: words(item, item.studentName),
            timestamp: item.timestamp,
          }))}
        />
      )}
    </TitledCard>
  );
}
