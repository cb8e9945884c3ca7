import type { RegisterRow } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { timeText } from '../door/time-text.ts';

/** The columns of the register; a file has dates and times as spreadsheets read them. */
export function useRegisterColumns(): readonly Column<RegisterRow>[] {
  const { t, i18n } = useTranslation('attendance');
  const time = (at: string | null) => (at === null ? '–' : timeText(at, i18n.language));
  return [
    {
      ...{ key: 'name', header: t('register.child') },
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      ...{ key: 'date', header: t('register.date') },
      cell: ({ date }) => dateText(date, i18n.language),
      value: ({ date }) => date,
    },
    {
      ...{ key: 'state', header: t('register.state') },
      cell: ({ state }) => t(`states.${state}`),
      value: ({ state }) => t(`states.${state}`),
    },
    {
      ...{ key: 'arrived', header: t('register.arrived') },
      cell: ({ arrived }) => time(arrived),
      value: ({ arrived }) => arrived ?? '',
    },
    {
      ...{ key: 'left', header: t('register.left') },
      cell: ({ left }) => time(left),
      value: ({ left }) => left ?? '',
    },
    {
      ...{ key: 'collector', header: t('register.collector') },
      cell: ({ collector }) => collector || '–',
      value: ({ collector }) => collector,
    },
    {
      ...{ key: 'corrected', header: t('register.corrected') },
      cell: ({ corrected }) => (corrected ? t('register.yes') : '–'),
      value: ({ corrected }) => (corrected ? t('register.yes') : ''),
    },
  ];
}
