import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './answer-status.module.css';

export interface AnswerStatusProps {
  readonly answered: boolean;
  readonly pending: boolean;
  readonly reachable: boolean;
  readonly calm: boolean;
  /** Number and letter of the last option, for those who play by keyboard. */
  readonly last: number;
  readonly letter: string;
}

/** What has become of the answer while the question is open. */
export function AnswerStatus(props: AnswerStatusProps) {
  const { answered, pending, reachable, calm, last, letter } = props;
  const { t } = useTranslation('multiplayer');
  return (
    <>
      <p className={styles.status} role="status">
        {answered && <Picture name="check-mark-button" size={26} />}
        <span>
          {answered && t('play.sent')}
          {!answered && pending && t(reachable ? 'play.sending' : 'play.offline')}
        </span>
      </p>
      {!answered && !pending && (
        <>
          {calm && <p className={styles.hint}>{t('play.calm')}</p>}
          <p className={styles.keys}>{t('play.keys', { last, letter })}</p>
        </>
      )}
    </>
  );
}
