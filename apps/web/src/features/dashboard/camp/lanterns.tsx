import type { TodaysLesson } from '@lamplight/domain/lessons';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lanternStates } from '../day/day-moment.ts';
import { LanternTile } from './lantern-tile.tsx';
import styles from './lanterns.module.css';

/** Today's lessons as lanterns on a path: those that are done shine, the next one glows and is the largest. */
export function Lanterns({ lessons }: { readonly lessons: readonly TodaysLesson[] }) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const states = lanternStates(lessons);
  const hasNext = states.includes('next');
  return (
    <section className={styles.today} aria-labelledby={titleId}>
      <VisuallyHidden component="h2" id={titleId}>
        {t('today.title')}
      </VisuallyHidden>
      <ol className={styles.lanterns} data-next={hasNext}>
        {lessons.map((lesson, index) => (
          <LanternTile key={lesson.id} lesson={lesson} state={states[index] ?? 'waiting'} />
        ))}
      </ol>
    </section>
  );
}
