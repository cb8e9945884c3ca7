import type { CurriculumStatus } from '@lamplight/domain/curriculum';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ClassWait } from '../../../ui/class-wait/class-wait.tsx';
import { neighbours } from '../schedule-search.ts';
import styles from './day-controls.module.css';

export interface DayControlsProps {
  /** The day that is looked at. */
  readonly day: number;
  /** The student's own day. */
  readonly currentDay: number;
  /** Where the student stands; undefined while that is not known. */
  readonly status: CurriculumStatus | undefined;
}

/** Previous Day, Next Day, Return to Current Day (spec 4, Day navigation). */
export function DayControls({ day, currentDay, status }: DayControlsProps) {
  const { t } = useTranslation('curriculum');
  const navigate = useNavigate();
  const { previous, next } = neighbours(day);
  const look = (at: number | null) =>
    void navigate({
      to: '/daily-schedule',
      search: at === null || at === currentDay ? {} : { day: at },
      resetScroll: false,
    });

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
        {day !== currentDay && (
          <Button className={styles.main} onClick={() => look(null)}>
            {t('navigation.return')}
          </Button>
        )}
      </nav>
      {status !== undefined && day === currentDay && <ClassWait status={status} />}
    </div>
  );
}
