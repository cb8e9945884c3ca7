import type { ReadingDesk, SpokenVersion } from '@lamplight/domain/recordings';
import { useTranslation } from 'react-i18next';
import { RecordButton } from './record-button.tsx';
import { RecordingTools } from './recording-tools.tsx';
import styles from './recordings.module.css';

export interface DeskStepProps extends Pick<ReadingDesk, 'left'> {
  readonly version: SpokenVersion;
  /** Counted from 0. */
  readonly step: number;
  readonly words: readonly string[];
  readonly recording: ReadingDesk['steps'][number]['recording'];
}

/** A step of a lesson with its words, and what its teacher has recorded of it. */
export function DeskStep({ version, step, words, recording, left }: DeskStepProps) {
  const { t } = useTranslation('recordings');
  const name = t('step', { number: step + 1 });
  return (
    <li className={styles.step} aria-label={name}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p lang={version.language}>{words.join(' ')}</p>
        {recording?.isCurrent === false && <p className={styles.note}>{t('changed')}</p>}
      </div>
      <div className={styles.tools}>
        {recording !== null && <RecordingTools id={recording.id} name={name} />}
        <RecordButton
          {...version}
          step={step}
          name={name}
          isAgain={recording !== null}
          left={left + (recording?.size ?? 0)}
        />
      </div>
    </li>
  );
}
