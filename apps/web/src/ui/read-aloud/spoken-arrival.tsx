import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalReading } from './use-reads-itself.ts';
import { useSpeech } from './use-speech.ts';

export interface SpokenArrivalProps {
  /** The words to say, as plain text; empty for none yet. */
  readonly text: string;
  /** Language of the words; the reader's unless told. */
  readonly lang?: string;
}

/** Says a text when it comes, and once more when it changes, to those who do not read yet. It shows nothing. */
export function SpokenArrival({ text, lang }: SpokenArrivalProps) {
  const { i18n } = useTranslation();
  const { available, speak } = useSpeech(lang ?? i18n.language);
  const start = useCallback(() => speak(text), [speak, text]);
  useArrivalReading(available && text !== '' ? start : null);
  return null;
}
