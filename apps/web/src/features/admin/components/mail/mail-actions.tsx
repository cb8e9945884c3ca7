import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mailedLink } from '../../mailed-link.ts';
import { CopyButton } from './copy-button.tsx';
import type { Mail } from './mail-columns.tsx';

export interface MailActionsProps {
  readonly mail: Mail;
  readonly onRead: () => void;
}

/** What an admin does with a mail; nothing with one whose text is gone. */
export function MailActions({ mail, onRead }: MailActionsProps) {
  const { t } = useTranslation('admin');
  const { body, to } = mail;
  const link = mailedLink(body);
  if (body === '') return null;
  return (
    <>
      {link !== null && <CopyButton link={link} to={to} variant="subtle" />}
      <Button variant="subtle" aria-label={t('mail.readOne', { to })} onClick={onRead}>
        {t('mail.read')}
      </Button>
    </>
  );
}
