import type { LessonDetail as Lesson } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { translateSentence } from '../../../i18n/index.ts';
import { errorCode, serverMessage } from '../../../lib/errors.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import { useLesson } from '../lessons.queries.ts';
import { CampLesson } from '../player/camp-lesson.tsx';
import { useHeardRecordings } from '../recordings/recordings.queries.ts';
import { useLessonStart } from '../use-lesson-start.ts';
import { useOnePage } from '../use-one-page.ts';
import { usePrinting } from '../use-printing.ts';
import { withWaitingAnswers } from '../waiting-answers.ts';
import { LessonDetail } from './lesson-detail.tsx';
import { LessonPaper } from './lesson-paper.tsx';

// For teachers alone: no child loads it.
const ReadingDesk = lazy(() => import('../recordings/reading-desk.tsx'));

export interface LessonViewProps {
  readonly lessonId: number;
  readonly user: CurrentUser;
  /** The step that the address names, counted from 1. */
  readonly step: number | undefined;
}

/** One lesson by its id; for a locked or unknown one, what the host says and the way back. */
export function LessonView({ lessonId, user, step }: LessonViewProps) {
  const { t } = useTranslation('lessons');
  const lesson = useLesson(lessonId);
  // Asked in one call with the lesson; who plays it reads the answer.
  useHeardRecordings(lessonId, user.role);
  const { waiting } = useOutboxState();
  const answered = useMemo(
    () => lesson.data && withWaitingAnswers(lesson.data, user.id, waiting),
    [lesson.data, user.id, waiting],
  );

  if (lesson.isPending) return <Skeletons count={2} shape="rows" label={t('lesson.loading')} />;
  if (answered !== undefined) return <OpenLesson lesson={answered} user={user} step={step} />;

  const code = errorCode(lesson.error);
  if (code !== 'LESSON_LOCKED' && code !== 'NOT_FOUND') {
    return (
      <ErrorState
        error={lesson.error}
        title={t('lesson.failed')}
        onRetry={() => void lesson.refetch()}
      />
    );
  }
  const locked = code === 'LESSON_LOCKED';
  return (
    <EmptyState
      picture={locked ? 'locked' : 'compass'}
      title={t(locked ? 'lesson.lockedTitle' : 'lesson.missingTitle')}
      text={translateSentence(serverMessage(lesson.error) ?? '')}
      action={<BackToLessons />}
    />
  );
}

interface OpenLessonProps extends Pick<LessonViewProps, 'user' | 'step'> {
  readonly lesson: Lesson;
}

/** A lesson step by step, or as one page for who prefers that; printed it is a sheet of paper in either case. */
function OpenLesson({ lesson, user, step }: OpenLessonProps) {
  const navigate = useNavigate();
  const { isOnePage, showOnePage, showSteps } = useOnePage();
  const isPrinting = usePrinting();
  const [isRecording, setRecording] = useState(false);
  useLessonStart(lesson);

  const { id, moduleId } = lesson;
  const leave = useCallback(
    (replace: boolean) => void navigate({ to: '/lessons', search: { module: moduleId }, replace }),
    [navigate, moduleId],
  );
  const onLeave = useCallback(() => leave(false), [leave]);
  const onCompleted = useCallback(() => leave(true), [leave]);
  const onPage = useCallback(
    (page: number) => void navigate({ to: '/lessons', search: { lesson: id, step: page + 1 } }),
    [navigate, id],
  );
  const onRecord = user.role === 'teacher' ? () => setRecording(true) : undefined;

  return (
    <>
      <Suspense>
        {isRecording && <ReadingDesk lesson={lesson} onClose={() => setRecording(false)} />}
      </Suspense>
      {isPrinting && <LessonPaper lesson={lesson} />}
      {isOnePage ? (
        <LessonDetail
          lesson={lesson}
          user={user}
          onLeave={onLeave}
          onSteps={showSteps}
          onRecord={onRecord}
          onCompleted={onCompleted}
        />
      ) : (
        <CampLesson
          lesson={lesson}
          user={user}
          step={step}
          onPage={onPage}
          onLeave={onLeave}
          onOnePage={showOnePage}
          onRecord={onRecord}
          onCompleted={onCompleted}
        />
      )}
    </>
  );
}

function BackToLessons() {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate({ to: '/lessons', search: {} })}>
      {t('lesson.back')}
    </Button>
  );
}
