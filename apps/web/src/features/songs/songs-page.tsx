import type { Song } from '@lamplight/domain/songs';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SongList } from './components/song-list.tsx';
import { SongView } from './components/song-view.tsx';
import type { SongSearch } from './song-search.ts';

export interface SongsPageProps {
  readonly songs: readonly Song[];
  readonly search: SongSearch;
}

/** Songs to sing along: the list, or one song. */
export function SongsPage({ songs, search }: SongsPageProps) {
  const { t } = useTranslation('songs');
  const { user } = useSession();
  useFocusOnChange(search.song ?? '');
  if (search.song === undefined) {
    return (
      <Page title={t('title')} subtitle={t('subtitle')} backTo="/">
        <SongList songs={songs} age={user?.age ?? null} />
      </Page>
    );
  }
  const song = songs.find(({ id }) => id === search.song);
  if (song === undefined) {
    return (
      <Page title={t('unknown.title')}>
        <EmptyState
          picture="musical-notes"
          text={t('unknown.text')}
          action={<LinkButton to="/songs">{t('all')}</LinkButton>}
        />
      </Page>
    );
  }
  return <SongView key={song.id} song={song} />;
}
