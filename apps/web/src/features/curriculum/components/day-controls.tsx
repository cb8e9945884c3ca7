import { waitsForClass } from '@lamplight/domain/classes';
import {
  CURRICULUM_DAYS,
  type CurriculumStatus,
  type DailySchedule,
} from '@lamplight/domain/curriculum';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../lib/errors.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ClassWait } from '../../../ui/class-wait/class-wait.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAdvanceDay } from '../curriculum.queries.ts';
import { neighbours } from '../schedule-search.ts';
import styles from './day-controls.module.css';

export interface DayControlsProps {
  /** The day that is looked at. */
  readonly day: number;
  /** The student's own day. */
  readonly currentDay: number;
  readonly lessons: DailySchedule['lessons'];
  /** Where the student stands; undefined while that is not known. */
  readonly status: CurriculumStatus | undefined;
}

/** Complete Day, Previous Day, Next Day, Return to Current Day (spec 4, Day navigation). */
export function DayControls({ day, currentDay, lessons, status }: DayControlsProps) {
  const { t } = useTranslation('curriculum');
  const navigate = useNavigate();
  const [finished, setFinished] = useState(false);
  const advance = useAdvanceDay({
    onDone: (completed, { currentDay: next }) => {
      const text = t('navigation.doneText', { day: completed, next });
      showToast({ kind: 'success', title: t('navigation.done'), text });
    },
    onFailed: (error) => {
      const code = errorCode(error);
      if (code === 'PROGRAM_FINISHED') setFinished(true);
      // Where the student stands is asked for anew then, and the page says when the day opens.
      if (code === 'PROGRAM_FINISHED' || code === 'CLASS_DAY_AHEAD') return;
      const text = t('navigation.failedText');
      showToast({ kind: 'failure', title: t('navigation.failed'), text });
    },
  });
  const { previous, next } = neighbours(day);
  const waits = waitsForClass(status?.classDay ?? null, currentDay);
  const open = lessons.filter(({ status }) => status !== 'completed').length;

  const look = (at: number | null) =>
    void navigate({
      to: '/daily-schedule',
      search: at === null || at === currentDay ? {} : { day: at },
      resetScroll: false,
    });

  const completeDay = () => {
    if (currentDay >= CURRICULUM_DAYS) {
      setFinished(true);
      return;
    }
    advance.mutate(currentDay);
  };

  return (
    <div className={styles.controls}>
      <nav className={styles.days} aria-label={t('navigation.label')}>
        <Button
          variant="default"
          disabled={previous === null}
          onClick={() => look(previous)}
          leftSection={<IconChevronLeft size={20} aria-hidden />}
        >
          {t('navigation.previous')}
        </Button>
        <Button
          variant="default"
          disabled={next === null}
          onClick={() => look(next)}
          rightSection={<IconChevronRight size={20} aria-hidden />}
        >
          {t('navigation.next')}
        </Button>
        {day === currentDay && !waits && (
          <Button
            variant="cta"
            className={styles.main}
            disabled={advance.isPending}
            onClick={completeDay}
          >
            {t(advance.isPending ? 'navigation.completing' : 'navigation.complete')}
          </Button>
        )}
        {day !== currentDay && (
          <Button className={styles.main} onClick={() => look(null)}>
            {t('navigation.return')}
          </Button>
        )}
      </nav>
      {status !== undefined && day === currentDay && <ClassWait status={status} />}
      {day === currentDay && open > 0 && !finished && !waits && (
        <p className={styles.hint}>{t('navigation.open', { count: open })}</p>
      )}
      <div aria-live="polite">
        {finished && (
          <Card>
            <EmptyState
              picture="party-popper"
              title={t('navigation.finished')}
              text={t('navigation.finishedText', { total: CURRICULUM_DAYS })}
            />
          </Card>
        )}
      </div>
    </div>
  );
}
