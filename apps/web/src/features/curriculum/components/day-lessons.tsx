import type { DailySchedule } from '@lamplight/domain/curriculum';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from './rows.module.css';
import { ScheduledLesson } from './scheduled-lesson.tsx';

/** The lessons of a day, each leading to its page unless it is locked. */
export function DayLessons({ lessons }: { readonly lessons: DailySchedule['lessons'] }) {
  const { t } = useTranslation('curriculum');
  const navigate = useNavigate();
  return (
    <Section title={t('day.lessons')}>
      {lessons.length === 0 ? (
        <Card>
          <EmptyState
            picture="memo"
            text={t('day.noLessons')}
            action={
              <Button onClick={() => void navigate({ to: '/lessons', search: {} })}>
                {t('day.toLessons')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className={styles.list}>
          {lessons.map((lesson) => (
            <ScheduledLesson key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      )}
    </Section>
  );
}
