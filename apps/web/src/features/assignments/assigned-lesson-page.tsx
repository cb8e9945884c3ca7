import type { AssignedLessonDetail } from '@lamplight/domain/assignments';
import type { TeacherPlayView } from '@lamplight/domain/teaching';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { translateSentence } from '../../i18n/index.ts';
import { errorCode, serverMessage } from '../../lib/errors.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useAssignedLesson } from './assignments.queries.ts';
import { AssignedDetail } from './components/assigned-detail.tsx';
import { CompleteAssigned } from './components/complete-assigned.tsx';

/** What the player of a teacher's lesson is given. */
export interface AssignedPlay {
  readonly lesson: AssignedLessonDetail;
  readonly play: TeacherPlayView;
  readonly user: CurrentUser;
  /** The way to complete it. */
  readonly complete: ReactNode;
  /** The lesson as one page, around what is asked in it. */
  readonly onePage: (tasks: ReactNode, onSteps: () => void) => ReactNode;
}

export interface AssignedLessonPageProps {
  readonly lessonId: number;
  /** Plays a lesson that is written as a play. */
  readonly player: (given: AssignedPlay) => ReactNode;
}

/** A lesson that a teacher has given to a class of the student. */
export function AssignedLessonPage({ lessonId, player }: AssignedLessonPageProps) {
  const { t } = useTranslation('assignments');
  const { user } = useSession();
  const lesson = useAssignedLesson(lessonId);
  const isMissing = errorCode(lesson.error) === 'NOT_FOUND';
  return (
    <Page tabTitle={t('lesson.page')}>
      {lesson.data !== undefined && user !== null && (
        <OpenAssigned lesson={lesson.data} user={user} player={player} />
      )}
      {isMissing && (
        <EmptyState
          picture="compass"
          title={t('lesson.missing')}
          text={translateSentence(serverMessage(lesson.error) ?? '')}
          action={
            <LinkButton to="/lessons" search={{}}>
              {t('lesson.back')}
            </LinkButton>
          }
        />
      )}
      {lesson.data === undefined && !isMissing && (
        <QueryState
          query={lesson}
          count={2}
          shape="rows"
          loading={t('lesson.loading')}
          failed={t('lesson.failed')}
        />
      )}
    </Page>
  );
}

interface OpenAssignedProps extends Pick<AssignedLessonPageProps, 'player'> {
  readonly lesson: AssignedLessonDetail;
  readonly user: CurrentUser;
}

function OpenAssigned({ lesson, user, player }: OpenAssignedProps) {
  const { play } = lesson;
  if (play === null) return <AssignedDetail lesson={lesson} user={user} />;
  return player({
    ...{ lesson, play, user },
    complete: <CompleteAssigned key={lesson.lessonId} lesson={lesson} user={user} />,
    onePage: (tasks, onSteps) => (
      <AssignedDetail lesson={lesson} user={user} tasks={tasks} onSteps={onSteps} />
    ),
  });
}
