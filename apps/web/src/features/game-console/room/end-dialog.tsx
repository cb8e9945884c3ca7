import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './dialogs.module.css';

export interface EndDialogProps {
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks before a running game is ended for everybody. */
export function EndDialog({ onEnd, onClose }: EndDialogProps) {
  const { t } = useTranslation('game-console');
  return (
    <Dialog title={t('end.title')} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <p className={styles.text}>{t('end.text')}</p>
          <div className={styles.ways}>
            <Button data-autofocus variant="default" onClick={onClose}>
              {t('end.cancel')}
            </Button>
            <Button onClick={onEnd}>{t('end.submit')}</Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
