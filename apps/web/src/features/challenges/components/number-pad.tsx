import { IconBackspace } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './number-pad.module.css';

export interface NumberPadProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Digits of the longest number that the littlest answer with. */
const LONGEST = 3;

/** A number by big keys for small fingers; typing works too. */
export function NumberPad({ value, onChange }: NumberPadProps) {
  const { t } = useTranslation('challenge-task');
  const id = useId();
  const set = (text: string) => onChange(text.replace(/\D/g, '').slice(0, LONGEST));
  return (
    <div className={styles.pad}>
      <label htmlFor={id} className={styles.label}>
        {t('answer.pad')}
      </label>
      <input
        id={id}
        className={styles.number}
        inputMode="none"
        autoComplete="off"
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            onClick={() => set(value + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          aria-label={t('answer.back')}
          onClick={() => set(value.slice(0, -1))}
        >
          <IconBackspace size={30} aria-hidden />
        </button>
      </div>
    </div>
  );
}
