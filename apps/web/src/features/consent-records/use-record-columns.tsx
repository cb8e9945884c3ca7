import type { LedgerRecord } from '@lamplight/domain/consents';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/column.ts';

/** The columns of the ledger, and what its file holds beyond them: the user name and the words that were read. */
export function useRecordColumns() {
  const { t, i18n } = useTranslation('consent-records');
  const { t: ofConsents } = useTranslation('consents');
  const text = (
    key: 'student' | 'purpose' | 'decision' | 'how' | 'by' | 'username' | 'notice',
    value: (record: LedgerRecord) => string,
  ): Column<LedgerRecord> => ({ key, header: t(key), cell: value, value });
  const student = text('student', (record) => record.student.name);
  const at: Column<LedgerRecord> = {
    key: 'at',
    header: t('at'),
    cell: (record) => momentText(record.at, i18n.language),
    value: (record) => record.at,
  };
  const shared = [
    text('purpose', ({ purpose }) => ofConsents(`purposes.${purpose}.title`)),
    text('decision', ({ granted }) => t(granted ? 'given' : 'withdrawn')),
    text('how', ({ method }) => t(`methods.${method}`)),
    text('by', ({ by }) => by ?? t('gone')),
    at,
  ];
  const username = text('username', (record) => record.student.username);
  const notice = text('notice', (record) => record.notice);
  return { shown: [student, ...shared], inFile: [student, username, ...shared, notice] } as const;
}
