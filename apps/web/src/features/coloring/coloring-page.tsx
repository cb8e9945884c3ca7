import type { ColoringShelf } from '@lamplight/domain/coloring';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { ColoringSearch } from './coloring-search.ts';
import { PictureShelf } from './components/picture-shelf.tsx';
import { PictureView } from './components/picture-view.tsx';

export interface ColoringPageProps {
  readonly shelves: readonly ColoringShelf[];
  readonly search: ColoringSearch;
}

/** Pictures to color in: the shelves, or one picture. */
export function ColoringPage({ shelves, search }: ColoringPageProps) {
  const { t } = useTranslation('coloring');
  const { user } = useSession();
  useFocusOnChange(search.picture ?? '');
  if (user === null) return null;
  if (search.picture === undefined) {
    return (
      <Page title={t('title')} subtitle={t('subtitle')} backTo="/">
        {shelves.map((shelf) => (
          <PictureShelf key={shelf.id} shelf={shelf} userId={user.id} />
        ))}
      </Page>
    );
  }
  const picture = shelves.flatMap(({ pages }) => pages).find(({ id }) => id === search.picture);
  if (picture === undefined) {
    return (
      <Page title={t('unknown.title')}>
        <EmptyState
          picture="crayon"
          text={t('unknown.text')}
          action={<LinkButton to="/coloring">{t('all')}</LinkButton>}
        />
      </Page>
    );
  }
  return <PictureView key={picture.id} picture={picture} userId={user.id} />;
}
