import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../../../app/own-password/own-password-store.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Section } from '../../../../ui/section/section.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../../ui/toast/use-failure-toast.ts';
import { useMailConfigured, useMailText, useOutbox } from '../../admin.queries.ts';
import { MailActions } from './mail-actions.tsx';
import { type Mail as KeptMail, useMailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';

/** 'Mail': what the host wrote. Without a mail server an admin hands the links on. */
export function Mail() {
  const { t } = useTranslation('admin');
  const outbox = useOutbox();
  const mailConfigured = useMailConfigured();
  const columns = useMailColumns();
  const readText = useMailText();
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState<{ readonly mail: KeptMail; readonly text: string } | null>(null);
  const read = async (mail: KeptMail) => {
    try {
      const found = await withOwnPassword((ownPassword) =>
        readText.mutateAsync({ id: mail.id, ownPassword }),
      );
      if (found !== undefined) setOpen({ mail, text: found.text });
    } catch (error) {
      tellFailure({ title: t('mail.notRead'), error, fallback: t('mail.notReadText') });
    }
  };
  const again = (
    <Button variant="default" loading={outbox.isFetching} onClick={() => void outbox.refetch()}>
      {t('mail.again')}
    </Button>
  );
  return (
    <Section title={t('mail.title')} actions={again}>
      {mailConfigured !== undefined && (
        <Notice picture="incoming-envelope">
          {t(mailConfigured ? 'mail.configured' : 'mail.kept')}
        </Notice>
      )}
      <QueryState
        query={outbox}
        count={3}
        shape="rows"
        loading={t('mail.loading')}
        failed={t('mail.failed')}
      />
      {outbox.data?.length === 0 && <EmptyState picture="e-mail" text={t('mail.none')} />}
      {outbox.data !== undefined && outbox.data.length > 0 && (
        <DataTable
          caption={t('mail.title')}
          rows={outbox.data}
          columns={columns}
          rowKey={({ id }) => id}
          textOf={({ to, subject }) => `${to} ${subject}`}
          searchLabel={t('mail.search')}
          sortedBy={{ column: 'created', direction: 'descending' }}
          actions={(mail) => <MailActions mail={mail} onRead={() => void read(mail)} />}
        />
      )}
      {open !== null && <MailDialog {...open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
