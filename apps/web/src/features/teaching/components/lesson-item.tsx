import type { TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonFacts } from './lesson-facts.tsx';
import styles from './my-lessons.module.css';

export interface LessonItemProps {
  readonly lesson: TeacherLesson;
  readonly actions: ReactNode;
  readonly onView: () => void;
  readonly onEdit: () => void;
}

/** One lesson in the list, with Edit, View and what else can be done with it. */
export function LessonItem({ lesson, actions, onView, onEdit }: LessonItemProps) {
  const { t } = useTranslation('teaching');
  const { title } = lesson;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{lesson.description}</p>
        <LessonFacts lesson={lesson} />
      </div>
      <div className={styles.actions}>
        <Button variant="default" aria-label={t('lessons.editOne', { title })} onClick={onEdit}>
          {t('lessons.edit')}
        </Button>
        <Button variant="default" aria-label={t('lessons.viewOne', { title })} onClick={onView}>
          {t('lessons.view')}
        </Button>
        {actions}
      </div>
    </li>
  );
}
