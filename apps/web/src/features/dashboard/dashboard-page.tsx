import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { ClassWait } from '../../ui/class-wait/class-wait.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { Adventures } from './components/adventures.tsx';
import { Banner } from './components/banner.tsx';
import { DayCards } from './components/day-cards.tsx';
import { TodaysLessons } from './components/todays-lessons.tsx';
import { useDashboard } from './dashboard.queries.ts';
import styles from './dashboard-page.module.css';

/** A part of the dashboard that belongs to another feature. */
type Part = (user: CurrentUser) => ReactNode;

export interface DashboardPageProps {
  readonly challenges: Part;
  readonly journal: Part;
  readonly achievements: Part;
}

/** The student's home (spec 2, Dashboard). */
export function DashboardPage(parts: DashboardPageProps) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <StudentDashboard user={user} {...parts} />;
}

function StudentDashboard(props: DashboardPageProps & { readonly user: CurrentUser }) {
  const { user, challenges, journal, achievements } = props;
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { today, status, verse, fact, points, loading, error, retry } = useDashboard();

  return (
    <>
      <Banner user={user} points={points} />
      <Page tabTitle={t('title')}>
        <div className={styles.parts}>
          {error !== null && <ErrorState error={error} title={t('failed')} onRetry={retry} />}
          {loading && error === null && <Skeletons count={3} />}
          {status !== undefined && <ClassWait status={status} />}
          {today !== undefined && <TodaysLessons lessons={today} />}
          <div className={styles.columns}>
            <div className={styles.column}>{challenges(user)}</div>
            {verse !== undefined && fact !== undefined && (
              <DayCards verse={verse} fact={fact} currentDay={user.currentDay} />
            )}
          </div>
          <Adventures user={user} />
          <div className={styles.halves}>
            <div className={styles.column}>{journal(user)}</div>
            <div className={styles.column}>{achievements(user)}</div>
          </div>
          <div className={styles.ways}>
            <Button
              variant="cta"
              size="lg"
              className={styles.schedule}
              leftSection={<Picture name="calendar" size={32} />}
              onClick={() => void navigate({ to: '/daily-schedule' })}
            >
              {t('schedule')}
            </Button>
            <Link to="/age-demo" className={styles.otherAges}>
              {t('otherAges')}
            </Link>
          </div>
        </div>
      </Page>
    </>
  );
}
