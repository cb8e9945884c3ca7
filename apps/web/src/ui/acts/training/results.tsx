import type { ActOf } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import type { Guess, Taught } from '@lamplight/domain/training';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shownOn, type TestedCard, type TestResult } from './lab.ts';
import { ShownThing, SmallDrawing } from './shown-thing.tsx';
import styles from './training.module.css';

export interface ResultsProps {
  readonly act: ActOf<'train'>;
  readonly language: Language;
  readonly result: TestResult;
  readonly taught: readonly Taught[];
  /** Whether it says why: not to those who do not read yet. */
  readonly explains: boolean;
}

/** Each card of a test with what the machine says to it. */
export function Results({ act, language, result, taught, explains }: ResultsProps) {
  const { t } = useTranslation('acts');
  return (
    <ol className={styles.tests} aria-label={t('train.tested')}>
      {result.cards.map((tested, place) => {
        const { card, truth, guess, why } = tested;
        const isRight = truth === guess;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is nothing but its place.
          <li key={place} className={styles.test} data-right={isRight}>
            <ShownThing shown={shownOn(card)} picture={card.picture} language={language} />
            <p className={styles.says}>
              {isRight ? <IconCheck aria-hidden stroke={3} /> : <IconX aria-hidden stroke={3} />}
              <span>
                <span className={styles.truth}>{t('train.is', { group: nameOf(act, truth) })}</span>{' '}
                <strong>{t('train.says', { group: nameOf(act, guess) })}</strong>
              </span>
              <VisuallyHidden>({t(isRight ? 'train.right' : 'train.wrong')})</VisuallyHidden>
            </p>
            {explains && <Why act={act} why={why} taught={taught} />}
          </li>
        );
      })}
    </ol>
  );
}

function nameOf(act: ActOf<'train'>, group: number): string {
  return act.groups[group]?.text ?? '';
}

/** What led to a guess. */
function Why({
  act,
  why,
  taught,
}: {
  readonly act: ActOf<'train'>;
  readonly why: Guess;
  readonly taught: readonly Taught[];
}) {
  const { t, i18n } = useTranslation('acts');
  switch (why.by) {
    case 'neighbors':
      return (
        <p className={styles.why}>
          {t('train.near')}{' '}
          {why.neighbors.map(({ index, group }) => {
            const one = taught[index];
            return (
              <span key={index} className={styles.neighbor}>
                {one && 'strokes' in one && <SmallDrawing strokes={one.strokes} />}
                {nameOf(act, group)}
              </span>
            );
          })}
        </p>
      );
    case 'tree':
      return (
        <p className={styles.why}>
          {why.asked
            .map(({ word, yes }) => t(yes ? 'train.hasWord' : 'train.hasNotWord', { word }))
            .join(' ')}
        </p>
      );
    case 'network': {
      const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
      const known = why.words.map(({ word }) => word).join(', ');
      return (
        <p className={styles.why}>
          {t('train.sure', { percent: percent.format(why.chance) })}{' '}
          {known === '' ? t('train.knowsNone') : t('train.knows', { words: known })}
        </p>
      );
    }
  }
}

/** What a voice says to each card of a test. */
export function spokenResults(
  act: ActOf<'train'>,
  cards: readonly TestedCard[],
  says: (truth: string, guess: string) => string,
): string {
  return cards.map(({ truth, guess }) => says(nameOf(act, truth), nameOf(act, guess))).join('\n');
}
