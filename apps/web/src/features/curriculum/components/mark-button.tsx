import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './mark-button.module.css';

export interface MarkButtonProps {
  /** What it is about, for those who hear the button's name. */
  readonly title: string;
  readonly done: boolean;
  readonly onMark: (done: boolean) => void;
}

/** Says that something was done; a second tap takes it back. */
export function MarkButton({ title, done, onMark }: MarkButtonProps) {
  const { t } = useTranslation('curriculum');
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={done}
      aria-label={`${t('day.mark')}: ${title}`}
      onClick={() => onMark(!done)}
    >
      <span className={styles.ring} aria-hidden>
        {done && <IconCheck size={20} stroke={3.5} />}
      </span>
      {t('day.mark')}
    </button>
  );
}
