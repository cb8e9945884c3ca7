import styles from './slot.module.css';

export interface SlotProps {
  readonly place: number;
  readonly name: string;
  /** It gets the next thing that is tapped. */
  readonly isNext: boolean;
  readonly onTap: () => void;
}

/** An empty place for one thing. */
export function Slot({ place, name, isNext, onTap }: SlotProps) {
  return (
    <button
      type="button"
      className={styles.slot}
      data-place={place}
      aria-label={name}
      aria-pressed={isNext}
      onClick={onTap}
    />
  );
}
