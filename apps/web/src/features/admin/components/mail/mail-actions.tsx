import { IconMailOpened } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowAction } from '../../../../ui/data-table/row-action.tsx';
import type { Mail } from './mail-columns.tsx';

export interface MailActionsProps {
  readonly mail: Mail;
  readonly onRead: () => void;
}

/** What an admin does with a mail; nothing with one whose text is gone. */
export function MailActions({ mail: { to, hasText }, onRead }: MailActionsProps) {
  const { t } = useTranslation('admin');
  if (!hasText) return null;
  return (
    <RowAction
      icon={<IconMailOpened size={20} aria-hidden />}
      word={t('mail.read')}
      label={t('mail.readOne', { to })}
      onPress={onRead}
    />
  );
}
