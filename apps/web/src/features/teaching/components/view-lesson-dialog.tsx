import type { TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import styles from './my-lessons.module.css';

export interface ViewLessonDialogProps {
  readonly lesson: TeacherLesson;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A lesson as it was written. */
export function ViewLessonDialog({ lesson, onEdit, onClose }: ViewLessonDialogProps) {
  const { t } = useTranslation('teaching');
  return (
    <Dialog title={lesson.title} size="xl" onClose={onClose}>
      <WorkSurface>
        <div className={styles.lesson}>
          <LessonFacts lesson={lesson} />
          <p>{lesson.description}</p>
          <p className={styles.content}>{lesson.content}</p>
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
