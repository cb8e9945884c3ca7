import type { ChatVoice } from '@lamplight/domain/chat';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './readers.module.css';

/** Tells a child, in their words, who answers and who can read along (safety, Children). */
export function Readers({ voice }: { readonly voice: ChatVoice }) {
  const { t } = useTranslation('chat');
  const words = t(`readers.${voice}`);
  return (
    <Notice picture="shield" title={t('readers.title')}>
      <div className={styles.words}>
        <p className={styles.text}>{words}</p>
        <ListenButton title={t('readers.title')} text={words} />
      </div>
    </Notice>
  );
}
