import { waitsForClass } from '@lamplight/domain/classes';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../app/outbox/use-pending-toast.ts';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useMarkActivity } from './activity-marks.queries.ts';
import { DayControls } from './components/day-controls.tsx';
import { DayView } from './components/day-view.tsx';
import { EndOfDay } from './components/end-of-day.tsx';
import { StatusCard } from './components/status-card.tsx';
import { useCurriculumStatus, useSchedule } from './curriculum.queries.ts';
import type { ScheduleSearch } from './schedule-search.ts';

export interface DailySchedulePageProps {
  readonly search: ScheduleSearch;
  /** What a teacher has given to the student's classes; with the lessons of the current day. */
  readonly fromTeacher?: ReactNode;
  /** The days of the student's classes. */
  readonly calendar?: ReactNode;
}

/** The day of the programme: where the student stands, and what the day holds (spec 2). */
export function DailySchedulePage({ search, ...parts }: DailySchedulePageProps) {
  const { t } = useTranslation('curriculum');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <Schedule user={user} day={search.day ?? user.currentDay} {...parts} />;
}

interface ScheduleProps extends Pick<DailySchedulePageProps, 'fromTeacher' | 'calendar'> {
  readonly user: CurrentUser;
  readonly day: number;
}

function Schedule({ user, day, fromTeacher, calendar }: ScheduleProps) {
  const { t } = useTranslation('curriculum');
  const status = useCurriculumStatus();
  const schedule = useSchedule(user.id, day);
  const waits = waitsForClass(status.data?.classDay ?? null, user.currentDay);
  const tellPending = usePendingToast();
  const mark = useMarkActivity(user.id, day, {
    onPending: tellPending,
    onFailed: () =>
      showToast({ kind: 'failure', title: t('day.markFailed'), text: t('day.markFailedText') }),
  });
  return (
    <Page title={t('title')} backTo="/">
      {status.data !== undefined && <StatusCard status={status.data} />}
      {status.isLoadingError && !schedule.isLoadingError && (
        <ErrorState
          error={status.error}
          title={t('status.failed')}
          onRetry={() => void status.refetch()}
        />
      )}
      {schedule.isPending && <Skeletons count={4} shape="rows" label={t('day.loading')} />}
      {schedule.isError && (
        <ErrorState
          error={schedule.error}
          title={t('day.failed')}
          onRetry={() => {
            void schedule.refetch();
            if (status.isError) void status.refetch();
          }}
        />
      )}
      {schedule.data !== undefined && (
        <>
          <DayControls day={day} currentDay={user.currentDay} status={status.data} />
          <DayView
            schedule={schedule.data}
            currentDay={user.currentDay}
            busy={schedule.isPlaceholderData}
            fromTeacher={fromTeacher}
            onMark={(key, done) => mark.mutate({ key, done })}
          />
          {day === user.currentDay && !waits && (
            <EndOfDay currentDay={user.currentDay} lessons={schedule.data.lessons} />
          )}
          {calendar}
        </>
      )}
    </Page>
  );
}
