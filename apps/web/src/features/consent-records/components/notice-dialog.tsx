import type { LedgerRecord } from '@lamplight/domain/consents';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './notice-dialog.module.css';

export interface NoticeDialogProps {
  readonly record: LedgerRecord;
  readonly onClose: () => void;
}

/** The words that were read before a choice, as they are kept. */
export function NoticeDialog({ record, onClose }: NoticeDialogProps) {
  const { t, i18n } = useTranslation('consent-records');
  const { student, at, notice } = record;
  return (
    <Dialog title={t('notice')} size="lg" onClose={onClose}>
      <WorkSurface>
        <p>{t('head', { student: student.name, date: momentText(at, i18n.language) })}</p>
        <p className={styles.notice}>{notice}</p>
        <Button onClick={onClose}>{t('close')}</Button>
      </WorkSurface>
    </Dialog>
  );
}
