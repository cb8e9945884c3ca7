import type { SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import { PrintTable } from '../../../ui/print/print-table.tsx';

export interface DeskSheetProps {
  readonly alerts: readonly SafetyAlert[];
  readonly onBack: () => void;
}

/** The alerts on paper, for a meeting or a file. What the child wrote is never on it. */
export function DeskSheet({ alerts, onBack }: DeskSheetProps) {
  const { t, i18n } = useTranslation('safety');
  const moment = (iso: string) => momentText(iso, i18n.language);
  return (
    <PrintSheet
      title={t('title')}
      meta={t('sheet.meta', { count: alerts.length, moment: moment(new Date().toISOString()) })}
      actions={
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {t('sheet.back')}
        </Button>
      }
    >
      <PrintTable
        caption={t('title')}
        rows={alerts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'child', header: t('filter.child'), cell: ({ student }) => student.name },
          { key: 'at', header: t('sheet.at'), cell: ({ createdAt }) => moment(createdAt) },
          {
            key: 'level',
            header: t('filter.level'),
            cell: ({ level, source }) => (source === 'drill' ? t('drill') : t(`level.${level}`)),
          },
          {
            key: 'concern',
            header: t('filter.concern'),
            cell: ({ concern, source }) =>
              source === 'drill' ? '' : `${t(`concern.${concern}`)}. ${t(`source.${source}`)}.`,
          },
          {
            key: 'care',
            header: t('sheet.care'),
            cell: ({ acknowledged }) =>
              acknowledged === null
                ? t('filter.states.waiting')
                : [
                    t('acknowledged', {
                      name: acknowledged.by ?? t('somebody'),
                      moment: moment(acknowledged.at),
                    }),
                    acknowledged.note,
                  ]
                    .filter(Boolean)
                    .join('. '),
          },
        ]}
      />
    </PrintSheet>
  );
}
