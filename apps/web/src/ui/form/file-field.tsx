import { type Ref, useId } from 'react';
import styles from './file-field.module.css';

export interface FileFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Endings of the files that fit, such as `.zip,.usfm`. */
  readonly accept: string;
  /** What is to be known of the file, or what is wrong with it; null where nothing is to be said. */
  readonly hint: string | null;
  readonly isWrong: boolean;
}

/** Where a file of this device is chosen. */
export function FileField({ ref, label, accept, hint, isWrong }: FileFieldProps) {
  const ids = { file: useId(), hint: useId() };
  return (
    <div className={styles.file}>
      <label htmlFor={ids.file}>{label}</label>
      <input
        ref={ref}
        id={ids.file}
        type="file"
        accept={accept}
        className={styles.input}
        aria-describedby={hint === null ? undefined : ids.hint}
        aria-invalid={isWrong}
      />
      {hint !== null && (
        <p id={ids.hint} className={styles.hint} data-wrong={isWrong}>
          {hint}
        </p>
      )}
    </div>
  );
}
