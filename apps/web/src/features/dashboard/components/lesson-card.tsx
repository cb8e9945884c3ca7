import type { TodaysLesson } from '@lamplight/domain/lessons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import styles from './lesson-card.module.css';

const WORDS = {
  completed: 'today.review',
  unlocked: 'today.start',
  locked: 'today.first',
} as const;

/** A lesson of today; a locked one leads to its module, where the lesson before it waits. */
export function LessonCard({ lesson }: { readonly lesson: TodaysLesson }) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const { status } = lesson;
  const subject = subjectOfCategory(lesson.category);
  return (
    <li className={styles.card} data-subject={subject} data-status={status}>
      <div className={styles.band}>
        <Picture name={lesson.pictures[0] ?? 'books'} size={76} />
        <ListenButton
          title={lesson.title}
          text={`${lesson.title}. ${lesson.description}`}
          lang={lesson.language}
        />
        <SubjectBadge subject={subject} />
      </div>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title} lang={lesson.language}>
          {lesson.title}
        </h3>
        <p className={styles.description} lang={lesson.language}>
          {lesson.description}
        </p>
        <div className={styles.way}>
          <LinkButton
            to="/lessons"
            search={status === 'locked' ? { module: lesson.moduleId } : { lesson: lesson.id }}
            variant={status === 'unlocked' ? 'subject' : 'default'}
            aria-describedby={titleId}
          >
            {t(WORDS[status])}
          </LinkButton>
          <span className={styles.fact}>
            {status === 'completed' ? (
              <>
                <Picture name="check-mark-button" size={22} /> {t('today.done')}
              </>
            ) : (
              t('today.minutes', { count: lesson.estimatedMinutes })
            )}
          </span>
        </div>
      </div>
    </li>
  );
}
