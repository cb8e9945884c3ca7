import type { TeacherLesson } from '@lamplight/domain/teaching';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { editedLessonOf, editedLessonRules, type LessonValues, valuesOf } from '../lesson-form.ts';
import type { ShowPlay } from '../show-play.ts';
import { useUpdateLesson } from '../teaching.queries.ts';
import { useContentKey } from '../use-content-key.ts';
import { LessonDialog } from './lesson-dialog.tsx';

export interface EditLessonDialogProps {
  readonly lesson: TeacherLesson;
  readonly showPlay: ShowPlay;
  readonly onClose: () => void;
}

/** The dialog for a lesson that is there already, prefilled with it (spec 4). */
export function EditLessonDialog({ lesson, showPlay, onClose }: EditLessonDialogProps) {
  const { t } = useTranslation('teaching');
  const update = useUpdateLesson();
  const keyFor = useContentKey();
  const [rules] = useState(() => editedLessonRules(lesson));
  const submit = async (values: LessonValues) => {
    const edited = editedLessonOf(lesson.id, values);
    await update.mutateAsync({ key: keyFor(edited), lesson: edited });
    showToast({ kind: 'success', title: t('edit.done'), text: t('edit.doneText') });
  };
  return (
    <LessonDialog
      showPlay={showPlay}
      title={t('edit.title')}
      rules={rules}
      initial={valuesOf(lesson)}
      words={{ submit: t('edit.submit'), pending: t('edit.pending'), failed: t('edit.failed') }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
