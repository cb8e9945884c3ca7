import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../../lib/dates.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { WorkSurface } from '../../../../ui/work-surface/work-surface.tsx';
import { mailedLink } from '../../mailed-link.ts';
import { useCopyLink } from '../../use-copy-link.ts';
import styles from './mail.module.css';
import type { Mail } from './mail-columns.tsx';

export interface MailDialogProps {
  readonly mail: Mail;
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * The whole text of a mail that is still here. Its link is words: to follow it here would sign the admin in as somebody
 * else, and use it up.
 */
export function MailDialog({ mail, text, onClose }: MailDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const copy = useCopyLink();
  const link = mailedLink(text);
  return (
    <Dialog title={mail.subject} size="lg" onClose={onClose}>
      <WorkSurface>
        <div className={styles.mail}>
          <p>{t('mail.head', { to: mail.to, date: momentText(mail.createdAt, i18n.language) })}</p>
          <p className={styles.body}>{text}</p>
          {link !== null && (
            <div>
              <Button variant="default" onClick={() => void copy(link, mail.to)}>
                {t('mail.copy')}
              </Button>
            </div>
          )}
        </div>
      </WorkSurface>
    </Dialog>
  );
}
