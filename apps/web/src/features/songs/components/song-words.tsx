import type { Language } from '@lamplight/domain/profiles';
import type { Cue, SongWords, Syllable } from '@lamplight/domain/songs';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './song-words.module.css';

export interface SongWordsProps {
  readonly words: SongWords;
  readonly language: Language;
  /** The syllable that is sung now. */
  readonly cue: Cue | null;
}

/** The words by stanza and line. A screen reader hears whole lines, once; eyes see each syllable light up. */
export function SongWordsView({ words, language, cue }: SongWordsProps) {
  return (
    <div className={styles.words} lang={language}>
      {words.stanzas.map((lines, stanza) => (
        // A song's stanzas and lines never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={stanza} className={styles.stanza}>
          {lines.map((syllables, line) => {
            const isSung = cue?.stanza === stanza && cue.line === line;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Line key={line} syllables={syllables} sung={isSung ? cue.syllable : null} />
            );
          })}
        </p>
      ))}
    </div>
  );
}

interface LineProps {
  readonly syllables: readonly Syllable[];
  /** The number of the syllable that is sung; null where another line is. */
  readonly sung: number | null;
}

function Line({ syllables, sung }: LineProps) {
  const line = useRef<HTMLSpanElement>(null);
  const isSung = sung !== null;
  useEffect(() => {
    if (isSung) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isSung]);
  return (
    <span ref={line} className={styles.line} data-sung={isSung}>
      <VisuallyHidden>{textOf(syllables)}</VisuallyHidden>
      <span aria-hidden>
        {syllables.map(({ text, endsWord }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: syllables never change places
          <span key={index}>
            <span className={styles.syllable} data-sung={index === sung}>
              {text}
            </span>
            {endsWord && ' '}
          </span>
        ))}
      </span>
    </span>
  );
}

function textOf(syllables: readonly Syllable[]): string {
  return syllables.map(({ text, endsWord }) => (endsWord ? `${text} ` : text)).join('');
}
