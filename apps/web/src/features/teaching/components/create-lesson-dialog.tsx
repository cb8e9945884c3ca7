import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { EMPTY_LESSON, type LessonValues, NEW_LESSON_RULES, newLessonOf } from '../lesson-form.ts';
import type { ShowPlay } from '../show-play.ts';
import { useCreateLesson } from '../teaching.queries.ts';
import { useContentKey } from '../use-content-key.ts';
import { LessonDialog } from './lesson-dialog.tsx';

export interface CreateLessonDialogProps {
  readonly showPlay: ShowPlay;
  readonly onClose: () => void;
}

/** The dialog for a new lesson: each time it opens it begins empty (spec 4). */
export function CreateLessonDialog({ showPlay, onClose }: CreateLessonDialogProps) {
  const { t } = useTranslation('teaching');
  const create = useCreateLesson();
  const keyFor = useContentKey();
  const submit = async (values: LessonValues) => {
    const lesson = newLessonOf(values);
    await create.mutateAsync({ key: keyFor(lesson), lesson });
    showToast({ kind: 'success', title: t('create.done'), text: t('create.doneText') });
  };
  return (
    <LessonDialog
      showPlay={showPlay}
      title={t('create.title')}
      rules={NEW_LESSON_RULES}
      initial={EMPTY_LESSON}
      words={{
        submit: t('create.submit'),
        pending: t('create.pending'),
        failed: t('create.failed'),
      }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
