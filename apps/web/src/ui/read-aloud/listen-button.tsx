import { IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReadsAloud } from '../../app/display/use-display.ts';
import { wakeDevice } from '../../lib/sounding-device.ts';
import styles from './listen-button.module.css';
import { useSpeech } from './use-speech.ts';

export interface ListenButtonProps {
  /** What the text is about, for those who hear the button's name. */
  readonly title: string;
  /** The words to read, as plain text. */
  readonly text: string;
  /** Language of the words; the reader's unless told. */
  readonly lang?: string;
  readonly className?: string | undefined;
}

/**
 * A small loudspeaker beside a text, for those who can't read it yet and for who wants all texts read:
 * pages for older readers leave it out, and so does a device without a voice of its own.
 */
export function ListenButton({ title, text, lang, className }: ListenButtonProps) {
  const { t, i18n } = useTranslation('shell');
  const { available, speaking, speak, stop } = useSpeech(lang ?? i18n.language);
  const atEveryAge = useReadsAloud(false);
  const start = () => {
    wakeDevice();
    speak(text);
  };
  if (!available) return null;
  return (
    <button
      type="button"
      className={className === undefined ? styles.listen : `${styles.listen} ${className}`}
      aria-label={`${t(speaking ? 'read.stop' : 'read.start')}: ${title}`}
      aria-pressed={speaking}
      data-always={atEveryAge}
      onClick={speaking ? stop : start}
    >
      <IconVolume className={styles.sign} aria-hidden />
    </button>
  );
}
