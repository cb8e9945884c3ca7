import type { outboxMailSchema } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { momentText } from '../../../../lib/dates.ts';
import type { Column } from '../../../../ui/data-table/column.ts';

/** A mail in the host's outbox. */
export type Mail = z.infer<typeof outboxMailSchema>;

/** The columns of the list of mails. */
export function useMailColumns(): readonly Column<Mail>[] {
  const { t, i18n } = useTranslation('admin');
  return [
    { key: 'to', header: t('mail.to'), cell: ({ to }) => to, value: ({ to }) => to },
    {
      key: 'subject',
      header: t('mail.subject'),
      cell: ({ subject }) => subject,
      value: ({ subject }) => subject,
    },
    {
      key: 'created',
      header: t('mail.created'),
      cell: ({ createdAt }) => momentText(createdAt, i18n.language),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'status',
      header: t('mail.status'),
      cell: ({ status, lastError }) =>
        lastError === null
          ? t(`mail.statuses.${status}`)
          : t('mail.withError', { status: t(`mail.statuses.${status}`), error: lastError }),
      value: ({ status }) => t(`mail.statuses.${status}`),
    },
  ];
}
