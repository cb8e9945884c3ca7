import { isPlayText, type TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import type { ShowPlay } from '../show-play.ts';
import { useViewedLesson } from '../teaching.queries.ts';
import { LessonFacts } from './lesson-facts.tsx';
import styles from './my-lessons.module.css';

export interface ViewLessonDialogProps {
  readonly lesson: TeacherLesson;
  readonly showPlay: ShowPlay;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A lesson as it was written, or as students play it. */
export function ViewLessonDialog({ lesson, showPlay, onEdit, onClose }: ViewLessonDialogProps) {
  const { t } = useTranslation('teaching');
  return (
    <Dialog title={lesson.title} size="xl" onClose={onClose}>
      <WorkSurface>
        <div className={styles.lesson}>
          <LessonFacts lesson={lesson} />
          <p>{lesson.description}</p>
          {isPlayText(lesson.content) ? (
            <ViewedPlay lesson={lesson} showPlay={showPlay} />
          ) : (
            <p className={styles.content}>{lesson.content}</p>
          )}
          <div className={styles.buttons}>
            <Button variant="default" onClick={onEdit}>
              {t('lessons.edit')}
            </Button>
            <Button onClick={onClose}>{t('form.close')}</Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}

function ViewedPlay({ lesson, showPlay }: Pick<ViewLessonDialogProps, 'lesson' | 'showPlay'>) {
  const { t } = useTranslation('teaching');
  const look = useViewedLesson(lesson);
  const play = look.data?.play;
  if (play) return showPlay({ ...lesson, play });
  return (
    <>
      <QueryState
        query={look}
        count={2}
        shape="rows"
        loading={t('lessons.loading')}
        failed={t('editor.lookFailed')}
      />
      {look.data && <p className={styles.content}>{lesson.content}</p>}
    </>
  );
}
