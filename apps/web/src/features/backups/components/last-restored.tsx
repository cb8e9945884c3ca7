import type { LastRestore } from '@lamplight/domain/backups';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../backups.module.css';

/** What came of the last restore, for whoever signs in after it. */
export function LastRestored({ last }: { readonly last: LastRestore }) {
  const { t, i18n } = useTranslation('backups');
  const { name, at, problem, restorePoint, deletedAgain } = last;
  if (problem !== null) {
    return (
      <Notice picture="compass" role="status" title={t('last.problemTitle')}>
        {t('last.problem', { reason: problem })}
      </Notice>
    );
  }
  return (
    <Notice picture="check-mark-button" role="status" title={t('last.title')}>
      <p className={styles.line}>
        {t('last.text', { moment: momentText(at, i18n.language), name })}
      </p>
      {restorePoint !== null && (
        <p className={styles.line}>{t('last.point', { name: restorePoint })}</p>
      )}
      {deletedAgain > 0 && (
        <p className={styles.line}>{t('last.deleted', { count: deletedAgain })}</p>
      )}
    </Notice>
  );
}
