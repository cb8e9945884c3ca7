import { useTranslation } from 'react-i18next';
import { AiBadge } from '../ai-badge/ai-badge.tsx';
import { PhoneText } from '../phone-text/phone-text.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import styles from './safety-reply.module.css';

/** The fixed words to a child whose text tells of danger: numbers to call, and a voice that reads them. */
export function SafetyReply({ text }: { readonly text: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.reply}>
      <div className={styles.said}>
        <p className={styles.text}>
          <PhoneText text={text} />
        </p>
        <ListenButton title={t('safetyReply.title')} text={text} />
      </div>
      <AiBadge source="safety" />
    </div>
  );
}
