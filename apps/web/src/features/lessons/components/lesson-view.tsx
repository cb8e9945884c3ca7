import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../../i18n/index.ts';
import { errorCode, serverMessage } from '../../../lib/errors.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import { useLesson } from '../lessons.queries.ts';
import { LessonDetail } from './lesson-detail.tsx';

export interface LessonViewProps {
  readonly lessonId: number;
  readonly user: CurrentUser;
}

/** One lesson by its id; for a locked or unknown one, what the host says and the way back. */
export function LessonView({ lessonId, user }: LessonViewProps) {
  const { t } = useTranslation('lessons');
  const lesson = useLesson(lessonId);

  if (lesson.isPending) return <Skeletons count={2} shape="rows" label={t('lesson.loading')} />;
  if (lesson.data !== undefined) return <LessonDetail lesson={lesson.data} user={user} />;

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

function BackToLessons() {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate({ to: '/lessons', search: {} })}>
      {t('lesson.back')}
    </Button>
  );
}
