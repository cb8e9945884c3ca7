import type { Language } from '@lamplight/domain/profiles';
import type { ReaderAloud, ReadingDesk } from '@lamplight/domain/recordings';
import { useTranslation } from 'react-i18next';
import { RecordButton, type RecordButtonProps } from './record-button.tsx';
import { RecordingTools } from './recording-tools.tsx';
import styles from './recordings.module.css';

export interface DeskStepProps
  extends Pick<ReadingDesk, 'left'>,
    Pick<RecordButtonProps, 'onKeep'> {
  /** Of the words. */
  readonly language: Language;
  /** Who reads. */
  readonly by: ReaderAloud;
  /** Counted from 0. */
  readonly step: number;
  readonly words: readonly string[];
  readonly recording: ReadingDesk['steps'][number]['recording'];
}

/** A step of a lesson with its words, and what its reader has recorded of it. */
export function DeskStep(props: DeskStepProps) {
  const { language, by, step, words, recording, left, onKeep } = props;
  const { t } = useTranslation('recordings');
  const name = t('step', { number: step + 1 });
  return (
    <li className={styles.step} aria-label={name}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p lang={language}>{words.join(' ')}</p>
        {recording?.isCurrent === false && <p className={styles.note}>{t('changed')}</p>}
      </div>
      <div className={styles.tools}>
        {recording !== null && <RecordingTools id={recording.id} by={by} name={name} />}
        <RecordButton
          name={name}
          isAgain={recording !== null}
          left={left + (recording?.size ?? 0)}
          onKeep={onKeep}
        />
      </div>
    </li>
  );
}
