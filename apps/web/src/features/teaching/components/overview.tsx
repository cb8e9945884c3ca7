import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Stat, Stats } from '../../../ui/stats/stats.tsx';
import { useTeacherStats } from '../teaching.queries.ts';
import styles from './overview.module.css';
import { OwnClasses } from './own-classes.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';

export interface OverviewProps {
  readonly onOpen: (
    place: 'lessons' | 'students' | 'analytics' | 'reports' | 'class-settings',
  ) => void;
  readonly onCreate: () => void;
}

/** Which class this is, the class in four numbers, what happened last, and what a teacher does most. */
export function Overview({ onOpen, onCreate }: OverviewProps) {
  const { user } = useSession();
  return (
    <div className={styles.overview}>
      {user?.approved === true && <OwnClasses onSettings={() => onOpen('class-settings')} />}
      <Numbers onOpen={onOpen} />
      <div className={styles.columns}>
        <RecentActivity />
        <QuickActions onOpen={onOpen} onCreate={onCreate} />
      </div>
    </div>
  );
}

function Numbers({ onOpen }: Pick<OverviewProps, 'onOpen'>) {
  const { t } = useTranslation('teaching');
  const stats = useTeacherStats();
  if (!stats.isSuccess) {
    return (
      <QueryState query={stats} count={4} loading={t('stats.loading')} failed={t('stats.failed')} />
    );
  }
  const { totalStudents, activeToday, averageProgress, lessonsCreated } = stats.data;
  return (
    <Stats>
      <Stat
        picture="backpack"
        label={t('stats.students')}
        value={totalStudents}
        onOpen={() => onOpen('students')}
      />
      <Stat
        picture="sunrise"
        label={t('stats.active')}
        value={activeToday}
        note={t('stats.activeNote')}
      />
      <Stat
        picture="seedling"
        label={t('stats.progress')}
        value={t('percent', { percent: averageProgress })}
        onOpen={() => onOpen('students')}
      />
      <Stat
        picture="memo"
        label={t('stats.lessons')}
        value={lessonsCreated}
        onOpen={() => onOpen('lessons')}
      />
    </Stats>
  );
}
