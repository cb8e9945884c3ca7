import { useTranslation } from 'react-i18next';
import { optionLetter } from '../../../ui/answer-options/option-letter.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './answer-status.module.css';

export interface AnswerStatusProps {
  readonly answered: boolean;
  readonly pending: boolean;
  readonly reachable: boolean;
  readonly calm: boolean;
  /** How many options there are to choose among, for those who play by keyboard; 0 where nothing is chosen. */
  readonly options: number;
}

/** What has become of the answer while the question is open. */
export function AnswerStatus(props: AnswerStatusProps) {
  const { answered, pending, reachable, calm, options } = props;
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
          {options > 0 && (
            <p className={styles.keys}>
              {t('play.keys', { last: options, letter: optionLetter(options - 1) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
