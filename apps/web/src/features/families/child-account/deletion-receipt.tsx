import { DELETION_TOLD_DAYS } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import styles from './child-account.module.css';

export interface DeletionReceiptProps {
  readonly receipt: string;
  readonly onClose: () => void;
}

/** That an account will go, with the proof of it, to keep: it names nobody. */
export function DeletionReceipt({ receipt, onClose }: DeletionReceiptProps) {
  const { t } = useTranslation('families');
  const save = () => {
    const lines = [t('deletion.receiptFile'), receipt, new Date().toISOString()];
    saveFile('lamplight-deletion-receipt.txt', 'text/plain;charset=utf-8', `${lines.join('\n')}\n`);
  };
  return (
    <div className={styles.form} role="status">
      <p>{t('deletion.doneText', { days: DELETION_TOLD_DAYS })}</p>
      <p className={styles.receipt}>{receipt}</p>
      <div className={styles.ways}>
        <Button variant="default" onClick={save}>
          {t('deletion.save')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('deletion.close')}
        </Button>
      </div>
    </div>
  );
}
