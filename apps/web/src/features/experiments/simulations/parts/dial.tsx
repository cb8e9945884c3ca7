import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dial.module.css';

export interface DialProps {
  readonly label: string;
  readonly value: number;
  /** The value as it is shown and spoken, such as `50 cm`. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** A colour that the number is of, as CSS has it. */
  readonly swatch?: string;
  readonly onChange: (value: number) => void;
}

/**
 * A number to turn up and down: by the slider, by the buttons beside it, or by the arrow keys. A button at its end is
 * `aria-disabled` only: a disabled one would lose the focus under the finger that pressed it.
 */
export function Dial({ label, value, text, min, max, step = 1, swatch, onChange }: DialProps) {
  const { t } = useTranslation('simulations');
  const id = useId();
  const turn = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <div className={styles.dial}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {swatch !== undefined && (
            <span className={styles.swatch} style={{ background: swatch }} />
          )}
          {label}
        </label>
        <output htmlFor={id} className={styles.value}>
          {text}
        </output>
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('dial.less', { label })}
          aria-disabled={value <= min}
          onClick={() => turn(-step)}
        >
          <IconMinus size={24} aria-hidden />
        </button>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          className={styles.turn}
          aria-label={t('dial.more', { label })}
          aria-disabled={value >= max}
          onClick={() => turn(step)}
        >
          <IconPlus size={24} aria-hidden />
        </button>
      </div>
    </div>
  );
}
