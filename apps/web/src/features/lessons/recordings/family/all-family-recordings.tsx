import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../../ui/card/titled-card.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import styles from '../recordings.module.css';
import { useAllFamilyRecordings } from '../recordings.queries.ts';
import { FamilyRecordingList } from './family-recording-list.tsx';

/** What parents have read aloud for the children of the host, for admins. */
export function AllFamilyRecordings() {
  const { t } = useTranslation('recordings');
  const recordings = useAllFamilyRecordings();
  return (
    <TitledCard title={t('family.all')}>
      <p className={styles.intro}>{t('family.staffText')}</p>
      <QueryState query={recordings} count={2} shape="rows" failed={t('family.notLoaded')} />
      {recordings.data?.length === 0 && <p>{t('family.none')}</p>}
      <FamilyRecordingList
        recordings={recordings.data ?? []}
        about={({ reader, child }) => t('family.byFor', { reader, child: child.name })}
      />
    </TitledCard>
  );
}
