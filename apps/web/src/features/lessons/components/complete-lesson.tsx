import { type LessonDetail, lessonStar, shownObjectives } from '@lamplight/domain/lessons';
import { soundOfCompletion } from '@lamplight/domain/sounds';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../../lib/platform.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useSounds } from '../../../ui/sounds/use-sounds.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useCompleteLesson } from '../lessons.queries.ts';
import { pendingCompletions } from '../pending-completions.ts';
import { useWayHome } from '../use-way-home.ts';
import styles from './complete-lesson.module.css';
import { EndMoment } from './end-moment.tsx';
import { NextToday } from './next-today.tsx';

/** How long a lesson stays open after it was completed, in ms (spec 4). */
const CLOSES_AFTER_MS = 2000;

export interface CompleteLessonProps {
  readonly lesson: LessonDetail;
  readonly user: CurrentUser;
  /** How long the lesson was worked on, in whole minutes. */
  readonly minutes: () => number;
  /** Called two seconds after the lesson was completed. */
  readonly onClose: () => void;
}

/** 'Complete Lesson', which becomes a disabled 'Lesson Completed'. */
export function CompleteLesson({ lesson, user, minutes, onClose }: CompleteLessonProps) {
  const { t } = useTranslation('lessons');
  const [key] = useState(randomId);
  const tellPending = usePendingToast();
  const play = useSounds();
  const complete = useCompleteLesson({
    onDone: (completion) => {
      const hasStar = lessonStar(shownObjectives(lesson)) === 'earned';
      play(soundOfCompletion(completion?.newBadge != null && hasStar));
      if (completion === null) return tellPending();
      const text = t('complete.savedText', { title: lesson.title });
      showToast({ kind: 'success', title: t('complete.saved'), text });
    },
    onFailed: () => {
      const text = t('complete.failedText');
      showToast({ kind: 'failure', title: t('complete.failed'), text });
    },
  });
  const kept = pendingCompletions(useOutboxState().waiting, user.id).has(lesson.id);
  const done = lesson.status === 'completed' || kept || complete.isSuccess;

  const close = useWayHome(lesson.id, user, onClose);

  useEffect(() => {
    if (!complete.isSuccess) return;
    const timer = window.setTimeout(close, CLOSES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [complete.isSuccess, close]);

  const report = () => {
    const { id: lessonId, moduleId } = lesson;
    complete.mutate({ key, userId: user.id, lessonId, moduleId, minutes: minutes() });
  };

  return (
    <div className={styles.complete}>
      {complete.data?.newBadge && <EndMoment lesson={lesson} />}
      <Button
        size="lg"
        fullWidth
        className={styles.button}
        data-done={done}
        onClick={report}
        disabled={done || complete.isPending}
        leftSection={<Picture name="check-mark-button" size={28} />}
      >
        {t(done ? 'complete.done' : complete.isPending ? 'complete.pending' : 'complete.button')}
      </Button>
      {complete.isSuccess && <p className={styles.below}>{t('complete.closing')}</p>}
      {done && <NextToday lessonId={lesson.id} />}
    </div>
  );
}
