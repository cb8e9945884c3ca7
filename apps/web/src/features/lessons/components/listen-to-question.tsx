import type { Language } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useSpeech } from '../../../ui/read-aloud/use-speech.ts';
import styles from './checks.module.css';

export interface ListenToQuestionProps {
  readonly number: number;
  readonly text: string;
  readonly language: Language;
}

/** Reads a question and its options to a child who can't read them yet. */
export function ListenToQuestion({ number, text, language }: ListenToQuestionProps) {
  const { t } = useTranslation('lessons');
  const { available, speaking, speak, stop } = useSpeech(language);
  if (!available) return null;
  return (
    <button
      type="button"
      className={styles.listen}
      aria-label={t(speaking ? 'checks.quiet' : 'checks.listen', { number })}
      aria-pressed={speaking}
      onClick={() => (speaking ? stop() : speak(text))}
    >
      <Picture name="speaker-high-volume" size={28} />
    </button>
  );
}
