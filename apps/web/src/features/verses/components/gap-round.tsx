import { mixedTiles, plainWord } from '@lamplight/domain/verses';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Verdict } from './task.tsx';
import styles from './tiles.module.css';
import { WordBank } from './word-bank.tsx';

export interface GapRoundProps {
  readonly words: readonly string[];
  /** Places of the words that are left out. */
  readonly gaps: readonly number[];
  readonly seed: number;
  readonly withBank: boolean;
  /** Told of every word that is tapped. */
  readonly onTap: ((word: string) => void) | undefined;
  readonly onRight: () => void;
}

/** One round: the verse with its gaps, and what was put into them. */
export function GapRound({ words, gaps, seed, withBank, onTap, onRight }: GapRoundProps) {
  const { t } = useTranslation('verses');
  const [filled, setFilled] = useState<ReadonlyMap<number, string>>(new Map());
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const bank = useMemo(
    () =>
      mixedTiles(
        gaps.map((gap) => bareWord(words[gap] ?? '')),
        seed,
      ),
    [words, gaps, seed],
  );
  const isFull = gaps.every((gap) => plainWord(filled.get(gap) ?? '') !== '');

  const put = (gap: number, word: string) => {
    setFilled(new Map(filled).set(gap, word));
    setWrong(new Set([...wrong].filter((one) => one !== gap)));
  };
  const putNext = (word: string) => {
    const gap = gaps.find((one) => (filled.get(one) ?? '') === '');
    if (gap === undefined) return;
    put(gap, word);
    onTap?.(word);
  };

  const check = () => {
    const misses = gaps.filter(
      (gap) => plainWord(filled.get(gap) ?? '') !== plainWord(words[gap] ?? ''),
    );
    if (misses.length === 0) return onRight();
    setWrong(new Set(misses));
    // Words to tap go back below the verse; what was written stays, to be mended.
    if (withBank) setFilled(new Map([...filled].filter(([gap]) => !misses.includes(gap))));
  };

  return (
    <>
      <div className={styles.verse} lang={CONTENT_LANGUAGE}>
        {words.map((word, index) => {
          const number = gaps.indexOf(index) + 1;
          const value = filled.get(index) ?? '';
          const name = t('gaps.gap', { number });
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse never move.
          if (number === 0) return <span key={index}>{word}</span>;
          const looks = { 'data-filled': value !== '', 'data-wrong': wrong.has(index) };
          return withBank ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse never move.
              key={index}
              type="button"
              className={styles.gap}
              aria-label={value === '' ? name : `${name}: ${value}`}
              disabled={value === ''}
              onClick={() => put(index, '')}
              {...looks}
            >
              {value}
            </button>
          ) : (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse never move.
              key={index}
              className={styles.gap}
              style={{ width: `${Math.max(5, word.length + 2)}ch` }}
              aria-label={name}
              aria-invalid={wrong.has(index)}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={value}
              onChange={(event) => put(index, event.currentTarget.value)}
              {...looks}
            />
          );
        })}
      </div>
      {withBank && <WordBank words={bank} used={[...filled.values()]} onTake={putNext} />}
      <Verdict text={wrong.size > 0 ? t('gaps.wrong') : null} />
      <Button variant="cta" className={styles.check} disabled={!isFull} onClick={check}>
        {t('check')}
      </Button>
    </>
  );
}

/** A word without the punctuation at its end, which would tell where it belongs. */
function bareWord(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
