import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import type { Tone } from '../tone.ts';
import styles from './who-reads.module.css';

/** Tells a child, in their words, who can read the journal (safety, Children). */
export function WhoReads({ tone }: { readonly tone: Tone }) {
  const { t } = useTranslation('journal');
  const words = t(`readers.${tone}`);
  return (
    <Notice picture="shield" title={t('readers.title')}>
      <div className={styles.words}>
        <p className={styles.text}>{words}</p>
        <ListenButton title={t('readers.title')} text={words} />
      </div>
    </Notice>
  );
}
