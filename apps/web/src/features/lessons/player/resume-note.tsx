import { useTranslation } from 'react-i18next';
import styles from './resume-note.module.css';

export interface ResumeNoteProps {
  /** The step at which the reader goes on, counted from 1. */
  readonly step: number;
  readonly onStart: () => void;
}

/** Says that a lesson goes on where it was left, and leads to its beginning. */
export function ResumeNote({ step, onStart }: ResumeNoteProps) {
  const { t } = useTranslation('lessons');
  return (
    <div className={styles.note}>
      <p className={styles.words}>{t('player.goOn', { step })}</p>
      <button type="button" className={styles.start} onClick={onStart}>
        {t('player.fromStart')}
      </button>
    </div>
  );
}
