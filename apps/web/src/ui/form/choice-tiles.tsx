import { useId } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';
import styles from './choice-tiles.module.css';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
  readonly picture?: UiPicture;
}

interface ChoiceTilesProps<T> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly Choice<T>[];
  /** `small` for tiles of one short word. */
  readonly size?: 'small' | 'standard';
}

interface OneProps<T> extends ChoiceTilesProps<T> {
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

/** One of several tiles, by finger, keyboard or voice: radio buttons as cards. */
export function ChooseOne<T extends string | number>({ chosen, onChoose, ...tiles }: OneProps<T>) {
  return <Tiles {...tiles} type="radio" isChosen={(value) => value === chosen} onTap={onChoose} />;
}

interface ManyProps<T> extends ChoiceTilesProps<T> {
  readonly chosen: readonly T[];
  readonly onChoose: (values: T[]) => void;
}

/** Any number of tiles: check boxes as cards. What is chosen stays in the order of the choosing. */
export function ChooseMany<T extends string | number>(props: ManyProps<T>) {
  const { chosen, onChoose, ...tiles } = props;
  const toggle = (value: T) =>
    onChoose(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  return (
    <Tiles {...tiles} type="checkbox" isChosen={(value) => chosen.includes(value)} onTap={toggle} />
  );
}

interface TilesProps<T> extends ChoiceTilesProps<T> {
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: T) => boolean;
  readonly onTap: (value: T) => void;
}

function Tiles<T extends string | number>(props: TilesProps<T>) {
  const { legend, hint, choices, size = 'standard', type, isChosen, onTap } = props;
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={hint === undefined ? undefined : id}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.tiles} data-size={size}>
        {choices.map(({ value, label, note, picture }) => (
          <label key={value} className={styles.tile} data-picture={picture}>
            <input
              type={type}
              name={id}
              value={value}
              checked={isChosen(value)}
              onChange={() => onTap(value)}
            />
            {picture !== undefined && <Picture name={picture} size={32} />}
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
