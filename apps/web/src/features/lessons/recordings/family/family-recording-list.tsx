import type { FamilyRecording } from '@lamplight/domain/recordings';
import { useTranslation } from 'react-i18next';
import { RecordingTools } from '../recording-tools.tsx';
import styles from '../recordings.module.css';

export interface FamilyRecordingListProps {
  readonly recordings: readonly FamilyRecording[];
  /** What is said of each beside its step: who reads, and for whom. */
  readonly about: (recording: FamilyRecording) => string;
}

/** What parents have read aloud, to be heard and deleted. */
export function FamilyRecordingList({ recordings, about }: FamilyRecordingListProps) {
  const { t, i18n } = useTranslation('recordings');
  return (
    <ul className={styles.steps}>
      {recordings.map((recording) => {
        const { id, title, step, language, madeAt, isCurrent } = recording;
        const name = t('step', { number: step + 1 });
        const facts = [about(recording), name, new Date(madeAt).toLocaleDateString(i18n.language)];
        return (
          <li key={id} className={styles.step}>
            <div className={styles.words}>
              <strong lang={language}>{title}</strong>
              <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
              {!isCurrent && <p className={styles.note}>{t('changed')}</p>}
            </div>
            <div className={styles.tools}>
              <RecordingTools id={id} by="parent" name={`${title}, ${name}`} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
