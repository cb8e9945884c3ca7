import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './dialogs.module.css';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** The words of the button that does it. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('multiplayer');
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          <Button variant="default" onClick={onClose}>
            {t('play.stay')}
          </Button>
          <Button onClick={onConfirm}>{action}</Button>
        </div>
      </div>
    </Dialog>
  );
}
