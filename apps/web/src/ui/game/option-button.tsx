import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { MathText, needsTypesetting } from '../math-text/math-text.tsx';
import { spokenMath } from '../math-text/spoken-math.ts';
import styles from './option-button.module.css';
import { optionLook } from './option-look.ts';
import { OptionShapeMark } from './option-shape.tsx';

/**
 * idle: open to be chosen; chosen: the reader's, while the question is open; right and wrong: once it has
 * ended, wrong being the reader's; left-out: none of these, and no longer to be chosen.
 */
export type OptionState = 'idle' | 'chosen' | 'right' | 'wrong' | 'left-out';

export interface OptionButtonProps {
  readonly text: string;
  readonly place: number;
  readonly state: OptionState;
  /** Whether the options of the question are typeset. */
  readonly typeset: boolean;
  /** Whether the reader chose it; said beside a right one too. */
  readonly own: boolean;
  /** Whether it is taken, where any number may be. */
  readonly pressed?: boolean | undefined;
  /** How many chose it; shown once the question has ended. */
  readonly count?: number | undefined;
  /** The longest bar of the counts. */
  readonly most?: number | undefined;
  /** Chooses it. Without, the option is only shown, as on the wall. */
  readonly onChoose?: (() => void) | undefined;
}

/** One option of a live question, told apart by letter, shape and colour. */
export function OptionButton(props: OptionButtonProps) {
  const { text, place, state, typeset, own, pressed, count, most, onChoose } = props;
  const { t } = useTranslation(['game', 'shell']);
  const { letter, shape, colour } = optionLook(place);
  const style = { '--option': colour } as CSSProperties;
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        <span className={styles.shape}>
          <OptionShapeMark shape={shape} />
        </span>
        <span>{letter}</span>
      </span>
      <span className={styles.text}>
        <MathText text={text} typeset={typeset} />
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('option.count', { count })}</VisuallyHidden>
        </span>
      )}
      {pressed && <IconCheck className={styles.taken} aria-hidden />}
      {(own || state === 'right') && (
        <span className={styles.state}>
          {own && <span className={styles.yours}>{t('shell:answers.yours')}</span>}
          {state === 'right' && <IconCheck aria-hidden />}
          {state === 'wrong' && <IconX aria-hidden />}
          {state === 'right' && <VisuallyHidden>({t('shell:answers.correct')})</VisuallyHidden>}
        </span>
      )}
    </>
  );
  const bar =
    count === undefined ? null : (
      <span
        className={styles.bar}
        style={{ width: `${(100 * count) / Math.max(1, most ?? 0)}%` }}
        aria-hidden="true"
      />
    );
  if (onChoose === undefined) {
    return (
      <li className={styles.option} data-place={place} data-state={state} style={style}>
        {bar}
        {content}
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.option}
        data-option={place}
        data-place={place}
        data-state={state}
        style={style}
        aria-pressed={pressed}
        aria-label={`${letter}: ${needsTypesetting([text]) ? spokenMath(text) : text.replaceAll('\\$', '$')}`}
        onClick={onChoose}
      >
        {content}
      </button>
    </li>
  );
}
