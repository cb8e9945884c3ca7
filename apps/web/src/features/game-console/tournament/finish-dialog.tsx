import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './tournament.module.css';

export interface FinishDialogProps {
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

/** Asks before all rooms of a tournament close. */
export function FinishDialog({ onFinish, onClose }: FinishDialogProps) {
  const { t } = useTranslation('game-console');
  return (
    <Dialog title={t('board.finishTitle')} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <p className={styles.facts}>{t('board.finishText')}</p>
          <div className={styles.ways}>
            <Button data-autofocus variant="default" onClick={onClose}>
              {t('board.cancel')}
            </Button>
            <Button onClick={onFinish}>{t('board.finish')}</Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
