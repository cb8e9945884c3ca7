import type { AssignedLesson } from '@lamplight/domain/assignments';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SUBJECT_COLOUR, SUBJECT_PICTURES } from '../../../ui/subject/subjects.ts';
import styles from './assigned.module.css';

/** A lesson from a teacher in the student's list. */
export function AssignedRow({ lesson }: { readonly lesson: AssignedLesson }) {
  const { t, i18n } = useTranslation('assignments');
  const navigate = useNavigate();
  const titleId = useId();
  const { lessonId, title, description, teacher, subject, duration, dueOn } = lesson;
  const colour = SUBJECT_COLOUR[subject];
  const done = lesson.completedAt !== null;
  const due =
    dueOn === null ? null : t('mine.due', { date: calendarDayText(dueOn, i18n.language) });
  return (
    <Card as="li" subject={colour} className={styles.row}>
      <Picture
        name={done ? 'check-mark-button' : SUBJECT_PICTURES[colour]}
        title={t(done ? 'mine.completed' : 'mine.open')}
        size={56}
        className={styles.status}
      />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
        <p className={styles.facts}>
          <span>{t('mine.from', { teacher })}</span>
          <span>{t(`subjects.${subject}`)}</span>
          <span>{t('mine.minutes', { count: duration })}</span>
          {due !== null && <span className={styles.due}>{due}</span>}
        </p>
      </div>
      <div className={styles.ways}>
        <ListenButton title={title} text={[title, description, due ?? ''].join('.\n')} />
        <Button
          variant={done ? 'default' : 'subject'}
          aria-describedby={titleId}
          onClick={() => void navigate({ to: '/lessons', search: { assigned: lessonId } })}
        >
          {t(done ? 'mine.review' : 'mine.start')}
        </Button>
      </div>
    </Card>
  );
}
