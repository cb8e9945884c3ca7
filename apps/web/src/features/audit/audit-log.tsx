import { AUDIT_TOPICS, type AuditEvent, type AuditInput } from '@lamplight/domain/audit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { usePagedList } from '../../ui/data-table/use-paged-list.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useAuditPage } from './audit.queries.ts';
import styles from './audit-log.module.css';
import { useAuditSentence } from './use-audit-sentence.ts';

type Filter = Partial<Pick<AuditInput, 'topic' | 'from' | 'to'>>;

/** Who did what to whom on this host, the newest first. */
export function AuditLog() {
  const { t } = useTranslation('audit');
  const list = usePagedList(null);
  const [filter, setFilter] = useState<Filter>({});
  const { query, all } = useAuditPage({ ...list.asked, ...filter });
  const { shown, inFile } = useAuditColumns();
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
        filters={<AuditFilters filter={filter} onChoose={narrow} />}
        file={{ name: t('file'), rows: all }}
      />
    </Section>
  );
}

/** What is shown, and for a file the user names as well, which sort and filter there. */
function useAuditColumns() {
  const { t, i18n } = useTranslation('audit');
  const sentence = useAuditSentence();
  const at: Column<AuditEvent> = {
    key: 'at',
    header: t('at'),
    cell: (event) => momentText(event.at, i18n.language),
    value: (event) => event.at,
  };
  const what: Column<AuditEvent> = {
    key: 'what',
    header: t('what'),
    ownLine: true,
    cell: sentence,
    value: sentence,
  };
  const person = (key: 'actor' | 'person'): Column<AuditEvent> => ({
    key,
    header: t(key),
    cell: (event) => event[key]?.username ?? t('nobody'),
    value: (event) => event[key]?.username ?? null,
  });
  return { shown: [at, what], inFile: [at, what, person('actor'), person('person')] } as const;
}

interface AuditFiltersProps {
  readonly filter: Filter;
  readonly onChoose: (filter: Filter) => void;
}

function AuditFilters({ filter, onChoose }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { topic, from, to } = filter;
  const set = <Key extends keyof Filter>(key: Key, value: Filter[Key] | undefined) => {
    const { [key]: _, ...rest } = filter;
    onChoose(value === undefined ? rest : { ...rest, [key]: value });
  };
  const day = (key: 'from' | 'to', value: string | undefined) => (
    <TextField
      type="date"
      label={t(key)}
      value={value ?? ''}
      onChange={({ currentTarget: { value: typed } }) => set(key, typed === '' ? undefined : typed)}
    />
  );
  return (
    <>
      <SelectField
        label={t('topic')}
        value={topic ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set(
            'topic',
            AUDIT_TOPICS.find((known) => known === value),
          )
        }
        data={[
          { value: '', label: t('allTopics') },
          ...AUDIT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) })),
        ]}
      />
      {day('from', from)}
      {day('to', to)}
    </>
  );
}
