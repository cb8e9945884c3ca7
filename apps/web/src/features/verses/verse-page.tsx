import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { QueryState } from '../../ui/states/query-state.tsx';
import { VersePractice } from './components/verse-practice.tsx';
import { VerseWeeks } from './components/verse-weeks.tsx';
import { useWeekVerse } from './verses.queries.ts';

export interface VersePageProps {
  /** Week of the programme, from 1 to 8. */
  readonly week: number;
}

/** The verse of a week to learn by heart, and the way to the verses of the other weeks. */
export function VersePage({ week }: VersePageProps) {
  const { user } = useSession();
  return user === null ? null : <StudentVerse week={week} user={user} />;
}

function StudentVerse({ week, user }: VersePageProps & { readonly user: CurrentUser }) {
  const { t } = useTranslation('verses');
  const verse = useWeekVerse(user.id, week);
  useFocusOnChange(week);
  const title = verse.data?.isCurrent === false ? t('otherWeek', { week }) : t('title');
  return (
    <Page title={title} backTo="/bible-study" backLabel={t('back')} width="narrow">
      <QueryState query={verse} count={1} loading={t('loading')} failed={t('failed')} />
      {verse.data !== undefined && <VersePractice key={week} verse={verse.data} user={user} />}
      <VerseWeeks open={week} userId={user.id} />
    </Page>
  );
}
