import { type ReactNode, use } from 'react';
import styles from './math-picture.module.css';
import { WordsLanguage } from './words-language.ts';

export interface FrameProps {
  /** Size of the drawing in its own units; on a telephone one of them is about a px. */
  readonly width: number;
  readonly height: number;
  /** The picture in words. */
  readonly words: string;
  readonly children: ReactNode;
}

/** What every picture is drawn in: it grows with the page and has words for those who can't see it. */
export function Frame({ width, height, words, children }: FrameProps) {
  return (
    <svg
      className={styles.picture}
      style={{ maxWidth: `min(100%, ${(width * 1.5) / 16}rem)` }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words}
      lang={use(WordsLanguage)}
      focusable="false"
    >
      {children}
    </svg>
  );
}
