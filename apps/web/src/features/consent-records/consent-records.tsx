import { CONSENT_PURPOSES, type LedgerInput, type LedgerRecord } from '@lamplight/domain/consents';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { RowAction } from '../../ui/data-table/row-action.tsx';
import { usePagedList } from '../../ui/data-table/use-paged-list.ts';
import { SelectField } from '../../ui/form/fields.tsx';
import { Section } from '../../ui/section/section.tsx';
import { NoticeDialog } from './components/notice-dialog.tsx';
import styles from './consent-records.module.css';
import { useConsentRecords } from './consent-records.queries.ts';
import { useRecordColumns } from './use-record-columns.tsx';

type Filter = Partial<Pick<LedgerInput, 'purpose' | 'granted'>>;

/** The ledger of consents: of which child, for what, given or withdrawn, by whom, how, when, and after which words. */
export function ConsentRecords() {
  const { t } = useTranslation('consent-records');
  const { t: ofConsents } = useTranslation('consents');
  const list = usePagedList(null);
  const [filter, setFilter] = useState<Filter>({});
  const [read, setRead] = useState<LedgerRecord | null>(null);
  const { query, all } = useConsentRecords({ ...list.asked, ...filter });
  const { shown, inFile } = useRecordColumns();
  const narrow = (next: Filter) => {
    setFilter(next);
    list.turnTo(0);
  };
  return (
    <Section title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      <PagedTable
        caption={t('title')}
        list={list}
        query={query}
        columns={shown}
        fileColumns={inFile}
        rowKey={({ id }) => id}
        searchLabel={t('search')}
        loading={t('loading')}
        failed={t('failed')}
        filters={<RecordFilters filter={filter} onChoose={narrow} />}
        file={{ name: t('file'), rows: all }}
        actions={(record) => (
          <RowAction
            icon={<IconEye size={20} aria-hidden />}
            word={t('read')}
            label={t('readOne', {
              student: record.student.name,
              purpose: ofConsents(`purposes.${record.purpose}.title`),
            })}
            onPress={() => setRead(record)}
          />
        )}
      />
      {read !== null && <NoticeDialog record={read} onClose={() => setRead(null)} />}
    </Section>
  );
}

interface RecordFiltersProps {
  readonly filter: Filter;
  readonly onChoose: (filter: Filter) => void;
}

function RecordFilters({ filter, onChoose }: RecordFiltersProps) {
  const { t } = useTranslation('consent-records');
  const { t: ofConsents } = useTranslation('consents');
  const { purpose, granted } = filter;
  const choosePurpose = (value: string) => {
    const chosen = CONSENT_PURPOSES.find((known) => known === value);
    const { purpose: _, ...rest } = filter;
    onChoose(chosen === undefined ? rest : { ...rest, purpose: chosen });
  };
  const chooseDecision = (value: string) => {
    const { granted: _, ...rest } = filter;
    onChoose(value === '' ? rest : { ...rest, granted: value === 'given' });
  };
  return (
    <>
      <SelectField
        label={t('purpose')}
        value={purpose ?? ''}
        onChange={({ currentTarget: { value } }) => choosePurpose(value)}
        data={[
          { value: '', label: t('allPurposes') },
          ...CONSENT_PURPOSES.map((value) => ({
            value,
            label: ofConsents(`purposes.${value}.title`),
          })),
        ]}
      />
      <SelectField
        label={t('decision')}
        value={granted === undefined ? '' : granted ? 'given' : 'withdrawn'}
        onChange={({ currentTarget: { value } }) => chooseDecision(value)}
        data={[
          { value: '', label: t('both') },
          { value: 'given', label: t('given') },
          { value: 'withdrawn', label: t('withdrawn') },
        ]}
      />
    </>
  );
}
