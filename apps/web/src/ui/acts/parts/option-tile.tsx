import type { ActLabel } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPointFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { optionLetter } from '../../answer-options/option-letter.ts';
import { Picture } from '../../picture/picture.tsx';
import { saysNames } from '../rules/tone.ts';
import styles from './option-tile.module.css';
import { SayButton } from './say-button.tsx';

/** `right`: it is; `chosen`: it was taken, and is not right or nobody knows yet; `other`: nobody takes it any more. */
export type OptionMark = 'right' | 'chosen' | 'other' | null;

export interface OptionTileProps {
  readonly label: ActLabel;
  readonly language: Language;
  readonly band: ContentBand;
  readonly place: number;
  readonly mark: OptionMark;
  /** It was tried, or the question is over. */
  readonly isLocked: boolean;
  readonly onChoose: () => void;
  readonly onSay: ((text: string) => void) | undefined;
}

/** One of several to choose: large with its picture for those who do not read, a line with a letter for others. */
export function OptionTile(props: OptionTileProps) {
  const { label, language, band, place, mark, isLocked, onChoose, onSay } = props;
  const { t } = useTranslation('acts');
  return (
    <li
      className={styles.option}
      data-mark={mark ?? 'open'}
      data-pictured={label.picture !== undefined}
    >
      <button
        type="button"
        className={styles.choose}
        data-option={place}
        aria-disabled={isLocked}
        onClick={() => !isLocked && onChoose()}
      >
        {label.picture ? (
          <Picture name={label.picture} size="100%" className={styles.picture} />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {optionLetter(place)}
          </span>
        )}
        <span className={styles.text} lang={language}>
          {label.text}
        </span>
        {mark === 'right' && <IconCheck className={styles.mark} stroke={3} aria-hidden />}
        {mark === 'chosen' && <IconPointFilled className={styles.mark} aria-hidden />}
        {mark === 'right' && <VisuallyHidden>({t('marks.answer')})</VisuallyHidden>}
        {mark === 'chosen' && <VisuallyHidden>({t('marks.yours')})</VisuallyHidden>}
      </button>
      {onSay && saysNames(band) && (
        <SayButton title={label.text} text={label.text} onSay={onSay} className={styles.say} />
      )}
    </li>
  );
}
