import type { ActLabel } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import styles from './option-tile.module.css';
import { type OptionMark, OptionTile } from './option-tile.tsx';

export interface OptionListProps {
  readonly labels: readonly ActLabel[];
  /** Indexes of the labels in the order in which they stand. */
  readonly offered: readonly number[];
  readonly language: Language;
  readonly band: ContentBand;
  readonly markOf: (option: number) => OptionMark;
  /** Whether nobody can choose it any more. */
  readonly isLocked: (option: number) => boolean;
  readonly onChoose: (option: number) => void;
  readonly onSay: ((text: string) => void) | undefined;
}

/** Options to choose from. */
export function OptionList(props: OptionListProps) {
  const { labels, offered, language, band, markOf, isLocked, onChoose, onSay } = props;
  return (
    <ul
      className={styles.options}
      data-pictured={labels.every(({ picture }) => picture !== undefined)}
    >
      {offered.map((option, place) => {
        const label = labels[option];
        return (
          label && (
            <OptionTile
              key={option}
              label={label}
              language={language}
              band={band}
              place={place}
              mark={markOf(option)}
              isLocked={isLocked(option)}
              onChoose={() => onChoose(option)}
              onSay={onSay}
            />
          )
        );
      })}
    </ul>
  );
}
