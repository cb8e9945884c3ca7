import { type ActOf, readingCount, readingOf, tableRows } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import type { Tally } from '@lamplight/domain/training';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList } from '../parts/option-list.tsx';
import styles from './training.module.css';

export interface ReadingProps {
  readonly act: ActOf<'train'>;
  readonly table: readonly Tally[];
  readonly language: Language;
  readonly band: ContentBand;
  readonly tried: readonly number[];
  readonly isOver: boolean;
  readonly onChoose: (reading: number) => void;
  readonly onSay: ((text: string) => void) | undefined;
}

/** What a child reads from the table of its own test. */
export function Reading(props: ReadingProps) {
  const { act, table, language, band, tried, isOver, onChoose, onSay } = props;
  const { t } = useTranslation('acts');
  const headId = useId();
  const answer = readingOf(act, table);
  const rows = tableRows(act);
  const labels = Array.from({ length: readingCount(act) }, (_, reading) => ({
    text: act.asks === 'mistakes' ? String(reading) : (rows[reading]?.name ?? t('train.alike')),
  }));
  return (
    <section className={styles.reading} aria-labelledby={headId} data-asks={act.asks}>
      <h4 id={headId} className={styles.part}>
        {t(`train.ask.${act.asks}`)}
      </h4>
      <OptionList
        labels={labels}
        offered={labels.map((_, reading) => reading)}
        language={language}
        band={band}
        markOf={(reading) => {
          if (isOver && reading === answer) return 'right';
          if (tried.includes(reading)) return 'chosen';
          return isOver ? 'other' : null;
        }}
        isLocked={(reading) => isOver || tried.includes(reading)}
        onChoose={onChoose}
        onSay={onSay}
      />
    </section>
  );
}
