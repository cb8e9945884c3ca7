import { IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './say-button.module.css';

export interface SayButtonProps {
  /** What the text is about, for those who hear the button's name. */
  readonly title: string;
  readonly text: string;
  readonly onSay: (text: string) => void;
  readonly className?: string | undefined;
}

/** A loudspeaker that says a text. */
export function SayButton({ title, text, onSay, className }: SayButtonProps) {
  const { t } = useTranslation('acts');
  return (
    <button
      type="button"
      className={className === undefined ? styles.say : `${styles.say} ${className}`}
      aria-label={t('say', { title })}
      onClick={() => onSay(text)}
    >
      <IconVolume aria-hidden />
    </button>
  );
}
