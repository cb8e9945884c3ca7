import type { Song } from '@lamplight/domain/songs';
import { SceneLink, SceneLinks } from '../../../ui/scene/scene-link.tsx';
import { useWords } from '../use-words.ts';

export interface SongListProps {
  readonly songs: readonly Song[];
  /** Of the reader, in years; null when nobody knows. */
  readonly age: number | null;
}

/** Every song as a picture, those for the reader's age first. */
export function SongList({ songs, age }: SongListProps) {
  const fits = ({ ages: [from, to] }: Song) => age === null || (age >= from && age <= to);
  const sorted = [...songs.filter(fits), ...songs.filter((song) => !fits(song))];
  return (
    <SceneLinks>
      {sorted.map((song) => (
        <SongLink key={song.id} song={song} />
      ))}
    </SceneLinks>
  );
}

function SongLink({ song }: { readonly song: Song }) {
  const { words, language } = useWords(song);
  return (
    <SceneLink
      scene={song.scene}
      title={words.title}
      language={language}
      to="/songs"
      search={{ song: song.id }}
    />
  );
}
