import { mixedTiles, verseTiles } from '@lamplight/domain/verses';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Task, Verdict } from './task.tsx';
import styles from './tiles.module.css';

export interface OrderWordsProps {
  readonly text: string;
  /** How many pieces the verse is cut into at most. */
  readonly most: number;
  readonly seed: number;
  /** Told of every piece that is tapped. */
  readonly onTap: ((word: string) => void) | undefined;
  readonly onRight: (answer: string) => void;
}

/** The pieces of a verse to tap in their order; tapping one again takes it back. */
export function OrderWords({ text, most, seed, onTap, onRight }: OrderWordsProps) {
  const { t } = useTranslation('verses');
  const right = useMemo(() => verseTiles(text, most), [text, most]);
  const mixed = useMemo(() => mixedTiles(right, seed), [right, seed]);
  /** Places in `mixed`, in the order in which they were tapped. */
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [missed, setMissed] = useState(false);
  const tileAt = (place: number) => mixed[place] ?? '';

  const take = (place: number) => {
    setMissed(false);
    setChosen([...chosen, place]);
    onTap?.(tileAt(place));
  };
  const giveBack = (place: number) => {
    setMissed(false);
    setChosen(chosen.filter((one) => one !== place));
  };

  const check = () => {
    const firstWrong = chosen.findIndex((place, index) => tileAt(place) !== right[index]);
    if (firstWrong === -1) return onRight(chosen.map(tileAt).join(' '));
    setChosen(chosen.slice(0, firstWrong));
    setMissed(true);
  };

  return (
    <>
      <Task text={t('order.text')} />
      <section className={styles.line} aria-label={t('order.line')} lang={CONTENT_LANGUAGE}>
        {chosen.length === 0 && <span className={styles.hint}>{t('order.empty')}</span>}
        {chosen.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.tile}
            data-placed="true"
            onClick={() => giveBack(place)}
          >
            {tileAt(place)}
          </button>
        ))}
      </section>
      <section className={styles.pool} aria-label={t('order.pool')} lang={CONTENT_LANGUAGE}>
        {mixed.map((tile, place) =>
          chosen.includes(place) ? null : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the mix never changes.
              key={place}
              type="button"
              className={styles.tile}
              onClick={() => take(place)}
            >
              {tile}
            </button>
          ),
        )}
      </section>
      <Verdict text={missed ? t('order.wrong') : null} />
      <Button
        variant="cta"
        className={styles.check}
        disabled={chosen.length < mixed.length}
        onClick={check}
      >
        {t('check')}
      </Button>
    </>
  );
}
