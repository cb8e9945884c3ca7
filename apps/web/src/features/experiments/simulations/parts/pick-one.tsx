import { type ReactNode, useId } from 'react';
import styles from './pick-one.module.css';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** A drawing above the label. */
  readonly picture?: ReactNode;
}

export interface PickOneProps<T> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few things: radio buttons as tiles, which the arrow keys go through. */
export function PickOne<T extends string | number>(props: PickOneProps<T>) {
  const { legend, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, picture }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {picture}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
