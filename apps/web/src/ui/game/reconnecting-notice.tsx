import { useTranslation } from 'react-i18next';
import { Notice } from '../notice/notice.tsx';
import styles from './reconnecting-notice.module.css';

export interface ReconnectingNoticeProps {
  /** Whether the live connection stands. */
  readonly connected: boolean;
}

/** Says that the connection is being made again, and that nothing has to be done; nothing while it stands. */
export function ReconnectingNotice({ connected }: ReconnectingNoticeProps) {
  const { t } = useTranslation('game');
  return (
    <div role="status" className={styles.region}>
      {!connected && (
        <Notice picture="compass" title={t('connection.title')}>
          {t('connection.text')}
        </Notice>
      )}
    </div>
  );
}
