import type { AdminStats } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../../../ui/activity-list/activity-list.tsx';
import { useActivityWords } from '../../../../ui/activity-list/use-activity-words.ts';
import { TitledCard } from '../../../../ui/card/titled-card.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { Stat, Stats } from '../../../../ui/stats/stats.tsx';
import { useAdminStats } from '../../admin.queries.ts';
import styles from './overview.module.css';
import { WaitingTeachers } from './waiting-teachers.tsx';

export interface OverviewProps {
  readonly onOpen: (tab: 'users' | 'progress' | 'analytics') => void;
}

/** The host at a glance: four numbers, who waits for the admin, and what happened last. */
export function Overview({ onOpen }: OverviewProps) {
  const { t } = useTranslation('admin');
  const stats = useAdminStats();
  if (!stats.isSuccess) {
    return (
      <QueryState query={stats} count={4} loading={t('stats.loading')} failed={t('stats.failed')} />
    );
  }
  const { totalUsers, totalStudents, completedLessons, averageProgress } = stats.data;
  return (
    <div className={styles.overview}>
      <WaitingTeachers />
      <Stats>
        <Stat
          picture="key"
          label={t('stats.users')}
          value={totalUsers}
          onOpen={() => onOpen('users')}
        />
        <Stat
          picture="backpack"
          label={t('stats.students')}
          value={totalStudents}
          onOpen={() => onOpen('progress')}
        />
        <Stat
          picture="check-mark-button"
          label={t('stats.completed')}
          value={completedLessons}
          onOpen={() => onOpen('progress')}
        />
        <Stat
          picture="seedling"
          label={t('stats.progress')}
          value={averageProgress === null ? null : t('percent', { percent: averageProgress })}
          onOpen={() => onOpen('progress')}
        />
      </Stats>
      <RecentActivity activity={stats.data.recentActivity} />
    </div>
  );
}

function RecentActivity({ activity }: { readonly activity: AdminStats['recentActivity'] }) {
  const { t } = useTranslation('admin');
  const words = useActivityWords();
  return (
    <TitledCard title={t('activity.title')} className={styles.activity}>
      <ActivityList
        none={t('activity.none')}
        items={activity.map((item) => ({
          words: words(item, item.username),
          timestamp: item.timestamp,
        }))}
      />
    </TitledCard>
  );
}
