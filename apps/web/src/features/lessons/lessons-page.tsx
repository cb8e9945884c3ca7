import type { CurrentUser } from '@lamplight/domain/users';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LessonView } from './components/lesson-view.tsx';
import { ModuleList } from './components/module-list.tsx';
import type { LessonSearch } from './lesson-search.ts';

// For teachers alone: no child loads it.
const OwnRecordings = lazy(() => import('./recordings/own-recordings.tsx'));

export interface LessonsPageProps {
  readonly search: LessonSearch;
  /** What a teacher has given to the student's classes; above the modules. */
  readonly fromTeacher?: ReactNode;
}

/** Lessons and modules: a sentence for visitors, the module list, or one lesson (spec 2). */
export function LessonsPage({ search, fromTeacher }: LessonsPageProps) {
  const { t } = useTranslation('lessons');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('modules.title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <SignedInLessons search={search} user={user} fromTeacher={fromTeacher} />;
}

function SignedInLessons(props: LessonsPageProps & { readonly user: CurrentUser }) {
  const { search, user, fromTeacher } = props;
  const { t } = useTranslation('lessons');
  useFocusOnChange(search.lesson);

  if (search.lesson !== undefined) {
    return (
      <Page tabTitle={t('lesson.title')}>
        <LessonView key={search.lesson} lessonId={search.lesson} user={user} step={search.step} />
      </Page>
    );
  }
  return (
    <Page title={t('modules.title')}>
      {fromTeacher}
      <ModuleList openModule={search.module} user={user} />
      <Suspense>{user.role === 'teacher' && <OwnRecordings />}</Suspense>
    </Page>
  );
}
