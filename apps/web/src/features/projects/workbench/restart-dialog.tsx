import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './code-tab.module.css';

export interface RestartDialogProps {
  readonly onKeep: () => void;
  readonly onRestart: () => void;
}

/** Asks before the own code makes room for the starter code. It is open as long as it is rendered. */
export function RestartDialog({ onKeep, onRestart }: RestartDialogProps) {
  const { t } = useTranslation('projects');
  return (
    <Dialog title={t('restart.title')} onClose={onKeep}>
      <p className={styles.question}>{t('restart.text')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onRestart}>
          {t('restart.sure')}
        </Button>
        <Button variant="cta" data-autofocus onClick={onKeep}>
          {t('restart.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
