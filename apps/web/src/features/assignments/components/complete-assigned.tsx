import type { AssignedLessonDetail } from '@lamplight/domain/assignments';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../../lib/platform.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useCompleteAssigned } from '../assignments.queries.ts';
import { isPending } from '../pending-completions.ts';
import styles from './assigned.module.css';

export interface CompleteAssignedProps {
  readonly lesson: AssignedLessonDetail;
  readonly user: CurrentUser;
}

/** 'Complete Lesson', which becomes a disabled 'Lesson Completed'. */
export function CompleteAssigned({ lesson, user }: CompleteAssignedProps) {
  const { t } = useTranslation('assignments');
  const [key] = useState(randomId);
  const complete = useCompleteAssigned();
  const tellPending = usePendingToast();
  const kept = isPending(useOutboxState().waiting, user.id, lesson.lessonId);
  const done = lesson.completedAt !== null || kept || complete.isSuccess;

  const report = () =>
    complete.mutate(
      { key, userId: user.id, lessonId: lesson.lessonId },
      {
        onSuccess: (answer) => {
          if (answer === null) return tellPending();
          const text = t('lesson.savedText', { title: lesson.title });
          showToast({ kind: 'success', title: t('lesson.saved'), text });
        },
        onError: () =>
          showToast({
            kind: 'failure',
            title: t('lesson.notSaved'),
            text: t('lesson.notSavedText'),
          }),
      },
    );

  return (
    <Button
      size="lg"
      fullWidth
      className={styles.complete ?? ''}
      data-done={done}
      onClick={report}
      disabled={done || complete.isPending}
      leftSection={<Picture name="check-mark-button" size={28} />}
    >
      {t(done ? 'lesson.done' : complete.isPending ? 'lesson.pending' : 'lesson.complete')}
    </Button>
  );
}
