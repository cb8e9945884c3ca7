import { GAP_ROUNDS, gapIndexes, verseWords } from '@lamplight/domain/verses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fill-gaps.module.css';
import { GapRound } from './gap-round.tsx';
import { Task } from './task.tsx';

export interface FillGapsProps {
  readonly text: string;
  readonly seed: number;
  /** Whether the missing words stand below the verse to tap, or are written. */
  readonly withBank: boolean;
  /** Told of every word that is tapped. */
  readonly onTap: ((word: string) => void) | undefined;
  readonly onRight: (answer: string) => void;
}

/** The verse with words left out, more of them in each of three rounds. */
export function FillGaps({ text, seed, withBank, onTap, onRight }: FillGapsProps) {
  const { t } = useTranslation('verses');
  const [round, setRound] = useState(1);
  const finishRound = () => {
    if (round === GAP_ROUNDS) onRight(verseWords(text).join(' '));
    else setRound(round + 1);
  };
  return (
    <>
      <Task text={t(withBank ? 'gaps.tap' : 'gaps.write')} />
      <p className={styles.round} role="status">
        {t('gaps.round', { round, total: GAP_ROUNDS })}
        {round > 1 && ` · ${t('gaps.more')}`}
      </p>
      <GapRound
        key={round}
        words={verseWords(text)}
        gaps={gapIndexes(text, round, seed)}
        seed={seed}
        withBank={withBank}
        onTap={onTap}
        onRight={finishRound}
      />
    </>
  );
}
