import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../../ui/card/titled-card.tsx';
import styles from '../recordings.module.css';
import { useFamilyRecordings } from '../recordings.queries.ts';
import { FamilyRecordingList } from './family-recording-list.tsx';

/** What parents have read aloud for a student, for the teachers of the student; nothing where there is none. */
export function FamilyRecordingsOf({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('recordings');
  const { data = [] } = useFamilyRecordings(studentId);
  if (data.length === 0) return null;
  return (
    <TitledCard title={t('family.ofChild')}>
      <p className={styles.intro}>{t('family.staffText')}</p>
      <FamilyRecordingList
        recordings={data}
        about={({ reader }) => t('family.by', { name: reader })}
      />
    </TitledCard>
  );
}
