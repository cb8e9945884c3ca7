import type { TodaysLesson } from '@lamplight/domain/lessons';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { lanternStates } from '../day/day-moment.ts';
import { LessonCard } from './lesson-card.tsx';
import styles from './todays-lessons.module.css';

/** Today's Learning Adventure: the lessons of the current day. */
export function TodaysLessons({ lessons }: { readonly lessons: readonly TodaysLesson[] }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const states = lanternStates(lessons);
  return (
    <Section title={t('today.title')}>
      {lessons.length === 0 ? (
        <Card>
          <EmptyState
            picture="memo"
            text={t('today.none')}
            action={
              <Button onClick={() => void navigate({ to: '/lessons', search: {} })}>
                {t('today.lessons')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className={styles.cards}>
          {lessons.map((lesson, index) => (
            <LessonCard key={lesson.id} lesson={lesson} state={states[index] ?? 'waiting'} />
          ))}
        </ul>
      )}
    </Section>
  );
}
