import type { ModuleView } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { SUBJECT_PICTURES, subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { LessonRows } from './lesson-rows.tsx';
import styles from './module-card.module.css';

export interface ModuleCardProps {
  readonly module: ModuleView;
  /** Whether its lessons are shown. */
  readonly open: boolean;
  readonly user: CurrentUser;
}

/** A module: what it is about, how far the reader has come, and its lessons when it is open. */
export function ModuleCard({ module, open, user }: ModuleCardProps) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const titleId = useId();
  const lessonsId = useId();
  const card = useRef<HTMLLIElement>(null);
  const subject = subjectOfCategory(module.category);
  const progress = {
    completed: module.completedLessons,
    total: module.totalLessons,
    percent: module.progress,
  };

  const toggle = () =>
    navigate({
      to: '/lessons',
      search: open ? {} : { module: module.id },
      resetScroll: false,
    });

  useEffect(() => {
    if (open) card.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <li ref={card} className={styles.card} data-subject={subject} data-open={open}>
      <div className={styles.summary}>
        <span className={styles.icon}>
          <Picture name={module.pack === null ? SUBJECT_PICTURES[subject] : 'books'} size={56} />
        </span>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {module.title}
          </h3>
          <p className={styles.description} lang={module.pack?.language ?? CONTENT_LANGUAGE}>
            {module.description}
          </p>
          <div className={styles.facts}>
            {module.pack === null && <SubjectBadge subject={subject} />}
            <span>{t('modules.available', { count: module.totalLessons })}</span>
          </div>
        </div>
      </div>
      <div className={styles.progress}>
        <ProgressBar
          percent={module.progress}
          label={t('modules.progressLabel', { module: module.title })}
          subject={subject}
        />
        <span className={styles.count}>{t('modules.progress', progress)}</span>
      </div>
      <Button
        variant={open ? 'default' : 'subject'}
        className={styles.toggle}
        onClick={() => void toggle()}
        aria-expanded={open}
        aria-describedby={titleId}
        {...(open ? { 'aria-controls': lessonsId } : {})}
      >
        {t(open ? 'modules.close' : 'modules.open')}
      </Button>
      {open && (
        <div id={lessonsId} className={styles.lessons}>
          <LessonRows module={module} user={user} />
        </div>
      )}
    </li>
  );
}
