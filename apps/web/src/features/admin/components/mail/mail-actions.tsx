import { IconCopy, IconMailOpened } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowAction } from '../../../../ui/data-table/row-action.tsx';
import { mailedLink } from '../../mailed-link.ts';
import { useCopyLink } from '../../use-copy-link.ts';
import type { Mail } from './mail-columns.tsx';

export interface MailActionsProps {
  readonly mail: Mail;
  readonly onRead: () => void;
}

/** What an admin does with a mail; nothing with one whose text is gone. */
export function MailActions({ mail, onRead }: MailActionsProps) {
  const { t } = useTranslation('admin');
  const copy = useCopyLink();
  const { body, to } = mail;
  const link = mailedLink(body);
  if (body === '') return null;
  return (
    <>
      {link !== null && (
        <RowAction
          icon={<IconCopy size={20} aria-hidden />}
          word={t('mail.copy')}
          label={t('mail.copyOne', { to })}
          onPress={() => void copy(link, to)}
        />
      )}
      <RowAction
        icon={<IconMailOpened size={20} aria-hidden />}
        word={t('mail.read')}
        label={t('mail.readOne', { to })}
        onPress={onRead}
      />
    </>
  );
}
