import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { StatusPicture } from '../../../ui/lesson/status-picture.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import styles from './rows.module.css';

type Lesson = DailySchedule['lessons'][number];

/** A lesson in the plan of a day. */
export function ScheduledLesson({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('curriculum');
  const titleId = useId();
  const { status } = lesson;
  const subject = subjectOfCategory(lesson.subject);
  return (
    <li className={styles.row} data-subject={subject}>
      <StatusPicture status={status} name={t(`lesson.status.${status}`)} />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title} lang={lesson.language}>
          {lesson.title}
        </h3>
        <div className={styles.facts}>
          <SubjectBadge subject={subject} />
          <DifficultyBadge
            difficulty={lesson.difficulty}
            name={t(`difficulty.${lesson.difficulty}`)}
          />
          <span>{t('day.minutes', { count: lesson.estimatedMinutes })}</span>
        </div>
      </div>
      <ListenButton title={lesson.title} text={lesson.title} lang={lesson.language} />
      {status !== 'locked' && (
        <LinkButton
          to="/lessons"
          search={{ lesson: lesson.id }}
          variant={status === 'completed' ? 'default' : 'subject'}
          className={styles.way}
          aria-describedby={titleId}
        >
          {t(status === 'completed' ? 'lesson.review' : 'lesson.start')}
        </LinkButton>
      )}
    </li>
  );
}
