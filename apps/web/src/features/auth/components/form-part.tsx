import type { ReactNode } from 'react';
import styles from './form-part.module.css';

export interface FormPartProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FormPart({ legend, children }: FormPartProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
