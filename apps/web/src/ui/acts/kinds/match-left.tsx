import type { ActLabel } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { Picture } from '../../picture/picture.tsx';
import styles from './match-act.module.css';

export interface MatchLeftProps {
  readonly label: ActLabel;
  readonly language: Language;
  /** Its partner is the next thing that is tapped. */
  readonly isNext: boolean;
  readonly onTap: () => void;
}

/** The left side of a pair: a tap says that its partner comes next. */
export function MatchLeft({ label, language, isNext, onTap }: MatchLeftProps) {
  return (
    <button
      type="button"
      className={styles.left}
      lang={language}
      aria-pressed={isNext}
      onClick={onTap}
    >
      {label.picture && <Picture name={label.picture} size="2.75rem" />}
      <span>{label.text}</span>
    </button>
  );
}
