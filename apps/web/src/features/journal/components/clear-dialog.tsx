import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './writing-area.module.css';

export interface ClearDialogProps {
  readonly words: number;
  readonly onKeep: () => void;
  readonly onClear: () => void;
}

/** Asks before words are thrown away. It is open as long as it is rendered. */
export function ClearDialog({ words, onKeep, onClear }: ClearDialogProps) {
  const { t } = useTranslation('journal');
  return (
    <Dialog title={t('clear.title')} onClose={onKeep}>
      <div className={styles.form}>
        <p className={styles.question}>{t('clear.text', { count: words })}</p>
        <div className={styles.ways}>
          <Button variant="default" onClick={onClear}>
            {t('clear.sure')}
          </Button>
          <Button variant="cta" data-autofocus onClick={onKeep}>
            {t('clear.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
