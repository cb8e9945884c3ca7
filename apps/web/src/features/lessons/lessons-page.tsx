import type { CurrentUser } from '@lamplight/domain/users';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxSync } from '../../app/outbox/use-outbox.ts';
import { useSession } from '../../app/session/use-session.ts';
import { OutboxChip } from '../../ui/saved-chip/outbox-chip.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { LessonView } from './components/lesson-view.tsx';
import { ModuleList } from './components/module-list.tsx';
import type { LessonSearch } from './lesson-search.ts';

export interface LessonsPageProps {
  readonly search: LessonSearch;
}

/** Lessons and modules: a sentence for visitors, the module list, or one lesson (spec 2). */
export function LessonsPage({ search }: LessonsPageProps) {
  const { t } = useTranslation('lessons');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('modules.title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <SignedInLessons search={search} user={user} />;
}

function SignedInLessons({ search, user }: LessonsPageProps & { readonly user: CurrentUser }) {
  const { t } = useTranslation('lessons');
  const tellRefusal = useCallback(() => {
    showToast({ kind: 'failure', title: t('complete.failed'), text: t('complete.failedText') });
  }, [t]);
  useOutboxSync(user.id, tellRefusal);
  useFocusOnChange(search.lesson);

  if (search.lesson !== undefined) {
    return (
      <Page tabTitle={t('lesson.title')}>
        <LessonView key={search.lesson} lessonId={search.lesson} user={user} />
      </Page>
    );
  }
  return (
    <Page title={t('modules.title')} actions={<OutboxChip />}>
      <ModuleList openModule={search.module} user={user} />
    </Page>
  );
}

/** Moves the focus to the content when a lesson opens or closes: the path stays, the view changes. */
function useFocusOnChange(lesson: number | undefined): void {
  const shown = useRef(lesson);
  useEffect(() => {
    if (shown.current === lesson) return;
    shown.current = lesson;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [lesson]);
}
