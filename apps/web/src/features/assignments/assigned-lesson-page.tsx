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

/** A lesson that a teacher has given to a class of the student. */
export function AssignedLessonPage({ lessonId }: { readonly lessonId: number }) {
  const { t } = useTranslation('assignments');
  const { user } = useSession();
  const lesson = useAssignedLesson(lessonId);
  const isMissing = errorCode(lesson.error) === 'NOT_FOUND';
  return (
    <Page tabTitle={t('lesson.page')}>
      {lesson.data !== undefined && user !== null && (
        <AssignedDetail lesson={lesson.data} user={user} />
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
