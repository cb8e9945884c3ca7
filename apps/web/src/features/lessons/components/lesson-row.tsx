import type { LessonSummary } from '@lamplight/domain/lessons';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { StatusPicture } from '../../../ui/lesson/status-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './lesson-row.module.css';

export interface LessonRowProps {
  readonly lesson: LessonSummary;
  /** Whether it stands under the heading of its day, which then need not be said again. */
  readonly underDay?: boolean;
}

/** One lesson of a module: its day, its status and, unless it is locked, the way into it. */
export function LessonRow({ lesson, underDay = false }: LessonRowProps) {
  const { t } = useTranslation('lessons');
  const { id, title, description, estimatedMinutes, difficulty, status } = lesson;
  const navigate = useNavigate();
  const titleId = useId();
  const done = status === 'completed';
  const Title = underDay ? 'h5' : 'h4';
  return (
    <li className={styles.row} data-status={status}>
      <StatusPicture
        status={status}
        name={t(`lessons.status.${status}`)}
        className={styles.status}
      />
      <Picture name={lesson.pictures[0] ?? 'books'} size={56} className={styles.picture} />
      <div className={styles.words}>
        <Title id={titleId} className={styles.title}>
          {underDay ? title : t('lessons.row', { day: lesson.dayNumber, title })}
        </Title>
        <p className={styles.description} lang={lesson.language}>
          {description}
        </p>
        <div className={styles.facts}>
          <span>{t('lessons.minutes', { count: estimatedMinutes })}</span>
          <DifficultyBadge difficulty={difficulty} name={t(`difficulty.${difficulty}`)} />
        </div>
      </div>
      {status !== 'locked' && (
        <Button
          variant={done ? 'default' : 'subject'}
          className={styles.open}
          onClick={() => void navigate({ to: '/lessons', search: { lesson: id } })}
          aria-describedby={titleId}
        >
          {t(done ? 'lessons.review' : 'lessons.start')}
        </Button>
      )}
    </li>
  );
}
