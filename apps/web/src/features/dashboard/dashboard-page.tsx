import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxSync } from '../../app/outbox/use-outbox.ts';
import { useSession } from '../../app/session/use-session.ts';
import { DailyCards, FactCard, VerseCard } from '../../ui/daily-cards/daily-cards.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { Achievements } from './components/achievements.tsx';
import { Adventures } from './components/adventures.tsx';
import { Banner } from './components/banner.tsx';
import { TodaysLessons } from './components/todays-lessons.tsx';
import { useDashboard } from './dashboard.queries.ts';
import styles from './dashboard-page.module.css';

/** The student's home (spec 2, Dashboard). */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <StudentDashboard user={user} />;
}

function StudentDashboard({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { today, verse, fact, achievements, loading, error, retry } = useDashboard();
  const tellRefusal = useCallback(() => {
    showToast({ kind: 'failure', title: t('refused'), text: t('refusedText') });
  }, [t]);
  useOutboxSync(user.id, tellRefusal);

  return (
    <>
      <Banner user={user} />
      <Page tabTitle={t('title')}>
        {error !== null && <ErrorState error={error} title={t('failed')} onRetry={retry} />}
        {loading && error === null && <Skeletons count={3} />}
        {today !== undefined && <TodaysLessons lessons={today} />}
        <div className={styles.columns}>
          <div className={styles.column}>
            <Adventures user={user} />
            {achievements !== undefined && (
              <Achievements currentDay={user.currentDay} earned={achievements} />
            )}
          </div>
          {verse !== undefined && fact !== undefined && (
            <DailyCards>
              <VerseCard title={t('verse.title')} verse={verse} version={t('verse.version')} />
              <FactCard title={t('fact.title')} fact={fact.fact} />
            </DailyCards>
          )}
        </div>
        <Button
          variant="cta"
          size="lg"
          className={styles.schedule}
          leftSection={<Picture name="calendar" size={32} />}
          onClick={() => void navigate({ to: '/daily-schedule' })}
        >
          {t('schedule')}
        </Button>
      </Page>
    </>
  );
}
