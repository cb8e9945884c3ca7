import { type OwnView, type QuestionResult, referenceBeside } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './explained.module.css';

export interface ExplainedProps {
  readonly result: Pick<QuestionResult, 'explanation' | 'reference'>;
  readonly own: Pick<OwnView, 'outcome' | 'streak'> | null;
  /** Whether an answer was given and came too late. */
  readonly late: boolean;
}

/** After a question: how it went for the reader, and why it is so. */
export function Explained({ result, own, late }: ExplainedProps) {
  const { t } = useTranslation('multiplayer');
  const outcome = own?.outcome ?? null;
  const reference = referenceBeside(result);
  const right = outcome?.correct === true;
  const heading = t(
    right ? 'explained.right' : outcome === null ? 'explained.none' : 'explained.wrong',
  );
  return (
    <div className={styles.explained} data-right={right} role="status">
      <div className={styles.head}>
        <Picture name={right ? 'party-popper' : 'light-bulb'} size={36} />
        <h2 className={styles.heading}>{heading}</h2>
        {right && outcome.points > 0 && (
          <span className={styles.points}>{t('explained.points', { count: outcome.points })}</span>
        )}
        {right && own !== null && own.streak >= 2 && (
          <span className={styles.streak}>
            <Picture name="glowing-star" size={22} />
            {t('explained.streak', { count: own.streak })}
          </span>
        )}
      </div>
      {late && <p className={styles.late}>{t('play.late')}</p>}
      <div className={styles.why}>
        <p className={styles.text} lang={CONTENT_LANGUAGE}>
          <MathText text={result.explanation} />
          {reference !== null && <span className={styles.reference}> {reference}</span>}
        </p>
        <ListenButton
          title={heading}
          text={spokenMath(result.explanation)}
          lang={CONTENT_LANGUAGE}
        />
      </div>
    </div>
  );
}
