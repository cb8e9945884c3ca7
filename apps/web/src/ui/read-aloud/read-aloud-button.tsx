import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReadsAloud } from '../../app/display/use-display.ts';
import { wakeDevice } from '../../lib/sounding-device.ts';
import { Picture } from '../picture/picture.tsx';
import { useSpeech } from './use-speech.ts';

export interface ReadAloudButtonProps {
  /** The words to read, as plain text. */
  readonly text: string;
  /** Whether the reader's age asks for it; true when left out. Who wants all texts read gets it anyway. */
  readonly byAge?: boolean;
}

/** Reads a text to a child. It hides itself on a device without a voice of its own. */
export function ReadAloudButton({ text, byAge = true }: ReadAloudButtonProps) {
  const { t, i18n } = useTranslation('shell');
  const { available, speaking, speak, stop } = useSpeech(i18n.language);
  const wanted = useReadsAloud(byAge);
  const start = () => {
    wakeDevice();
    speak(text);
  };
  if (!available || !wanted) return null;
  return (
    <Button
      variant="cta"
      aria-pressed={speaking}
      leftSection={<Picture name="speaker-high-volume" size={28} />}
      onClick={speaking ? stop : start}
    >
      {t(speaking ? 'read.stop' : 'read.start')}
    </Button>
  );
}
