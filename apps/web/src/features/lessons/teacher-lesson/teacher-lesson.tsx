import { contentBand, DEFAULT_AGE } from '@lamplight/domain/age';
import type { AssignedLessonDetail } from '@lamplight/domain/assignments';
import type { TeacherPlayView } from '@lamplight/domain/teaching';
import type { CurrentUser } from '@lamplight/domain/users';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checks } from '../components/checks.tsx';
import { LessonPlayer } from '../player/lesson-player.tsx';
import { useOnePage } from '../use-one-page.ts';
import { playedTeacherLesson, UNKEPT } from './played-teacher-lesson.ts';
import { useTeacherAnswers } from './teacher-answers.queries.ts';

export interface TeacherLessonProps {
  readonly lesson: AssignedLessonDetail;
  readonly play: TeacherPlayView;
  readonly user: CurrentUser;
  /** The step that the address names, counted from 1. */
  readonly step: number | undefined;
  /** The way to complete it. */
  readonly complete: ReactNode;
  /** The lesson as one page, around what is asked in it. */
  readonly onePage: (tasks: ReactNode, onSteps: () => void) => ReactNode;
}

/** A lesson that a teacher has written as a play, step by step, or as one page for who prefers that. */
export function TeacherLesson(props: TeacherLessonProps) {
  const { lesson, play, user, step, complete, onePage } = props;
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const { isOnePage, showOnePage, showSteps } = useOnePage();
  const { lessonId, teacher } = lesson;
  const answers = useTeacherAnswers(lessonId, user.id);
  const band = contentBand(user.age ?? DEFAULT_AGE);
  const played = useMemo(() => {
    const isCompleted = lesson.completedAt !== null;
    const origin = t('lesson.fromTeacher', { teacher });
    return playedTeacherLesson({ ...lesson, id: lessonId, play, isCompleted, origin }, band);
  }, [lesson, lessonId, teacher, play, band, t]);
  const onLeave = useCallback(() => void navigate({ to: '/lessons', search: {} }), [navigate]);
  const onPage = useCallback(
    (page: number) =>
      void navigate({ to: '/lessons', search: { assigned: lessonId, step: page + 1 } }),
    [navigate, lessonId],
  );
  if (isOnePage) {
    const tasks = <Checks lesson={played} userId={user.id} answers={answers} />;
    return onePage(tasks, showSteps);
  }
  return (
    <LessonPlayer
      {...UNKEPT}
      lesson={played}
      userId={user.id}
      step={step}
      answers={answers}
      onPage={onPage}
      onLeave={onLeave}
      onOnePage={showOnePage}
    >
      {complete}
    </LessonPlayer>
  );
}
