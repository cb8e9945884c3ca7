import type { TodaysLesson } from '@lamplight/domain/lessons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyScene } from '../../../ui/scene/lazy-scene.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import type { LanternState } from '../day/day-moment.ts';
import { coverOf } from '../day/home-scenes.ts';
import styles from './lesson-card.module.css';

const WORDS = {
  completed: 'today.review',
  unlocked: 'today.start',
  locked: 'today.first',
} as const;

export interface LessonCardProps {
  readonly lesson: TodaysLesson;
  readonly state: LanternState;
}

/** A lesson of today, which opens wherever it is touched; a locked one leads to its module, where the lesson before it waits. */
export function LessonCard({ lesson, state }: LessonCardProps) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const { status } = lesson;
  const subject = subjectOfCategory(lesson.category);
  return (
    <li className={styles.card} data-subject={subject} data-state={state}>
      <div className={styles.band}>
        <div className={styles.scene} aria-hidden="true">
          <Decoration>
            <LazyScene scene={coverOf(lesson)} />
          </Decoration>
        </div>
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
            className={styles.whole}
            to="/lessons"
            search={status === 'locked' ? { module: lesson.moduleId } : { lesson: lesson.id }}
            variant={status === 'unlocked' ? 'subject' : 'default'}
            aria-describedby={titleId}
          >
            {t(lesson.isBegun ? 'today.goOn' : WORDS[status])}
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
