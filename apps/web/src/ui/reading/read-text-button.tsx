import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { wakeDevice } from '../../lib/sounding-device.ts';
import { Picture } from '../picture/picture.tsx';
import type { SentenceReader } from '../read-aloud/use-sentence-reader.ts';
import styles from './read-text-button.module.css';

/** Reads a text to a child, sentence by sentence; not there on a device without a voice of its own. */
export function ReadTextButton({ reader }: { readonly reader: SentenceReader }) {
  const { t } = useTranslation('shell');
  if (!reader.available) return null;
  const reading = reader.isReading;
  const start = () => {
    wakeDevice();
    reader.start();
  };
  return (
    <Button
      variant="cta"
      className={styles.button}
      data-reading={reading}
      aria-pressed={reading}
      leftSection={<Picture name="speaker-high-volume" size={28} />}
      onClick={reading ? reader.stop : start}
    >
      {t(reading ? 'read.stop' : 'read.start')}
    </Button>
  );
}
