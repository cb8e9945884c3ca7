import { CURRICULUM_DAYS, type DailySchedule } from '@lamplight/domain/curriculum';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../lib/errors.ts';
import { Card } from '../../../ui/card/card.tsx';
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
}

/** Complete Day, Previous Day, Next Day, Return to Current Day (spec 4, Day navigation). */
export function DayControls({ day, currentDay, lessons }: DayControlsProps) {
  const { t } = useTranslation('curriculum');
  const navigate = useNavigate();
  const advance = useAdvanceDay();
  const [finished, setFinished] = useState(false);
  const { previous, next } = neighbours(day);
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
    advance.mutate(currentDay, {
      onSuccess: (status) =>
        showToast({
          kind: 'success',
          title: t('navigation.done'),
          text: t('navigation.doneText', { day: currentDay, next: status.currentDay }),
        }),
      onError: (error) => {
        if (errorCode(error) === 'PROGRAM_FINISHED') setFinished(true);
        else
          showToast({
            kind: 'failure',
            title: t('navigation.failed'),
            text: t('navigation.failedText'),
          });
      },
    });
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
        {day === currentDay ? (
          <Button
            variant="cta"
            className={styles.main}
            disabled={advance.isPending}
            onClick={completeDay}
          >
            {t(advance.isPending ? 'navigation.completing' : 'navigation.complete')}
          </Button>
        ) : (
          <Button className={styles.main} onClick={() => look(null)}>
            {t('navigation.return')}
          </Button>
        )}
      </nav>
      {day === currentDay && open > 0 && !finished && (
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
