import { type ChangeEvent, useId } from 'react';
import styles from './text-area.module.css';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** What is wrong with the text; null while nothing is. */
  readonly error: string | null;
}

/**
 * Several lines of text where a page has one field and no form parts: the browser's own field, so that
 * the page loads no others. It grows with its text where the browser can do that.
 */
export function TextArea({ label, value, onChange, error }: TextAreaProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        value={value}
        onChange={onChange}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
