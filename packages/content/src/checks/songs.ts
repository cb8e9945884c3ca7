import { LANGUAGES } from '@lamplight/domain/profiles';
import { type Song, type Syllable, toneNumber } from '@lamplight/domain/songs';
import type { Finding } from './finding.ts';
import type { Stretch } from './stretches.ts';
import { checkTypography } from './typography.ts';

/** What children sing without strain: A3 to E5. */
const LOWEST = 57;
const HIGHEST = 76;
/** Seconds that a song may last: little ones sing no longer. */
const LONGEST = 100;

/** Every song lies where children's voices are, is short enough, and is typeset well in each language. */
export function checkSongs(songs: readonly Song[]): Finding[] {
  return [...songs.flatMap(checkSong), ...checkTypography(songs.flatMap(stretchesOfSong))];
}

function checkSong(song: Song): Finding[] {
  const path = `songs/${song.id}`;
  const tones = song.tune.flatMap(({ sung }) => sung.flat());
  const strained = tones.filter(({ pitch }) => {
    const tone = toneNumber(pitch) ?? 0;
    return tone < LOWEST || tone > HIGHEST;
  });
  const beats = tones.reduce((sum, tone) => sum + tone.beats, 0);
  const seconds = (60 * beats * song.words.en.stanzas.length) / song.tempo;
  const stanzas = LANGUAGES.map((language) => song.words[language].stanzas.length);
  const [from, to] = song.ages;
  const faults = [
    ...strained.map(({ pitch }) => ({ label: 'tune', message: `${pitch} is not from A3 to E5` })),
    ...(seconds > LONGEST
      ? [{ label: 'words', message: `lasts ${Math.round(seconds)} s, not ${LONGEST}` }]
      : []),
    ...(new Set(stanzas).size > 1
      ? [{ label: 'words', message: 'has more stanzas in one language than in another' }]
      : []),
    ...(from > to ? [{ label: 'ages', message: `${from} is more than ${to}` }] : []),
  ];
  return faults.map((fault) => ({ path, ...fault }));
}

function stretchesOfSong({ id, words }: Song): Stretch[] {
  return LANGUAGES.flatMap((language) =>
    words[language].stanzas.flatMap((lines, stanza) =>
      lines.map((line, index) => ({
        path: `songs/${id}`,
        label: `${language}, stanza ${stanza + 1}, line ${index + 1}`,
        owner: `songs/${id} ${language}`,
        text: line.map(textOf).join('').trim(),
      })),
    ),
  );
}

function textOf({ text, endsWord }: Syllable): string {
  return endsWord ? `${text} ` : text;
}
