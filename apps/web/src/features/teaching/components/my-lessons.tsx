import type { TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import type { ShowPlay } from '../show-play.ts';
import { useTeacherLessons } from '../teaching.queries.ts';
import { EditLessonDialog } from './edit-lesson-dialog.tsx';
import { LessonItem } from './lesson-item.tsx';
import styles from './my-lessons.module.css';
import { ViewLessonDialog } from './view-lesson-dialog.tsx';

/** The lesson that is looked at or worked on. */
interface OpenLesson {
  readonly dialog: 'view' | 'edit';
  readonly lesson: TeacherLesson;
}

export interface MyLessonsProps {
  readonly onCreate: () => void;
  readonly showPlay: ShowPlay;
  /** What can be done with a lesson beside Edit and View. */
  readonly actions: ((lesson: TeacherLesson) => ReactNode) | undefined;
}

/** 'My Lessons': what the teacher has written, to view and to edit. */
export function MyLessons({ onCreate, showPlay, actions }: MyLessonsProps) {
  const { t } = useTranslation('teaching');
  const lessons = useTeacherLessons();
  const [open, setOpen] = useState<OpenLesson | null>(null);
  const close = () => setOpen(null);
  const some = lessons.data !== undefined && lessons.data.length > 0;
  return (
    <Section
      title={t('lessons.title')}
      actions={some && <Button onClick={onCreate}>{t('actions.create')}</Button>}
    >
      <QueryState
        query={lessons}
        count={3}
        shape="rows"
        loading={t('lessons.loading')}
        failed={t('lessons.failed')}
      />
      {lessons.data?.length === 0 && (
        <EmptyState
          picture="memo"
          text={t('lessons.none')}
          action={<Button onClick={onCreate}>{t('lessons.first')}</Button>}
        />
      )}
      {some && (
        <ul className={styles.list}>
          {lessons.data.map((lesson) => (
            <LessonItem
              key={lesson.id}
              lesson={lesson}
              actions={actions?.(lesson)}
              onView={() => setOpen({ dialog: 'view', lesson })}
              onEdit={() => setOpen({ dialog: 'edit', lesson })}
            />
          ))}
        </ul>
      )}
      {open?.dialog === 'view' && (
        <ViewLessonDialog
          lesson={open.lesson}
          showPlay={showPlay}
          onEdit={() => setOpen({ dialog: 'edit', lesson: open.lesson })}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && (
        <EditLessonDialog lesson={open.lesson} showPlay={showPlay} onClose={close} />
      )}
    </Section>
  );
}
