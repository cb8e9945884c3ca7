import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { LookUpForm } from './components/look-up-form.tsx';
import { LookUpResult } from './components/look-up-result.tsx';
import { ShelfView } from './components/shelf-view.tsx';
import type { ScriptureSearch } from './scripture-search.ts';

export interface ScripturePageProps {
  readonly search: ScriptureSearch;
}

/** Where somebody types a place of the Bible or some words, and reads. */
export function ScripturePage({ search: { q } }: ScripturePageProps) {
  const { t } = useTranslation('scripture');
  const { user } = useSession();
  useFocusOnChange(q);
  const isStudent = user?.role === 'student';
  return (
    <Page
      title={t('title')}
      {...(q === undefined ? { subtitle: t('subtitle') } : {})}
      backTo={isStudent ? '/bible-study' : '/'}
      {...(isStudent ? { backLabel: t('back') } : {})}
      width="narrow"
    >
      <LookUpForm key={`field ${q ?? ''}`} asked={q ?? ''} />
      {q === undefined ? <ShelfView /> : <LookUpResult key={`found ${q}`} query={q} />}
    </Page>
  );
}
