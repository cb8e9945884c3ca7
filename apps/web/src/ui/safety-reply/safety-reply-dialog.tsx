import type { SafetyWords } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { SafetyReply } from './safety-reply.tsx';
import styles from './safety-reply-dialog.module.css';

export interface SafetyReplyDialogProps {
  readonly words: SafetyWords;
  readonly onClose: () => void;
}

/** The fixed words over whatever page the child wrote on. They stay until the child has read them. */
export default function SafetyReplyDialog({ words, onClose }: SafetyReplyDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('safetyReply.title')} size="lg" onClose={onClose}>
      <div className={styles.words}>
        <SafetyReply words={words} />
        <Button className={styles.close} size="md" variant="default" onClick={onClose}>
          {t('safetyReply.close')}
        </Button>
      </div>
    </Dialog>
  );
}
