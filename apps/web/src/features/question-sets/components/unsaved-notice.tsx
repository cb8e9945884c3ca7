import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../question-sets.module.css';

export interface UnsavedNoticeProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** What is written would be lost: leave all the same? */
export function UnsavedNotice({ onStay, onLeave }: UnsavedNoticeProps) {
  const { t } = useTranslation('question-sets');
  return (
    <Notice title={t('unsaved.title')} role="status">
      <div className={styles.buttons}>
        <Button onClick={onStay}>{t('unsaved.stay')}</Button>
        <Button variant="default" onClick={onLeave}>
          {t('unsaved.leave')}
        </Button>
      </div>
    </Notice>
  );
}
