import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { SafetyReply } from './safety-reply.tsx';
import styles from './safety-reply-dialog.module.css';

export interface SafetyReplyDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** The fixed words over whatever page the child wrote on. They stay until the child has read them. */
export default function SafetyReplyDialog({ text, onClose }: SafetyReplyDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('safetyReply.title')} size="lg" onClose={onClose}>
      <div className={styles.words}>
        <SafetyReply text={text} />
        <Button className={styles.close} size="md" variant="default" onClick={onClose}>
          {t('safetyReply.close')}
        </Button>
      </div>
    </Dialog>
  );
}
