import type { ActivityQuestion } from '@lamplight/domain/recommendations';
import { useTranslation } from 'react-i18next';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './activity-feedback.module.css';

export interface ActivityFeedbackProps {
  readonly question: ActivityQuestion;
  /** Null where there was nothing to choose. */
  readonly right: boolean | null;
}

/** What an answer was, said kindly, and what it teaches; without options what there is to say. */
export function ActivityFeedback({ question, right }: ActivityFeedbackProps) {
  const { t } = useTranslation('recommendations');
  const { correctAnswer, explanation } = question;
  const verdict = t(right === null ? 'runner.thought' : right ? 'runner.right' : 'runner.wrong');
  return (
    <div className={styles.feedback} data-right={right === true}>
      <Picture name={right === true ? 'glowing-star' : 'light-bulb'} size={40} />
      <div className={styles.words}>
        <p className={styles.verdict}>{verdict}</p>
        {right !== true && (
          <p className={styles.answer} lang={CONTENT_LANGUAGE}>
            <MathText text={correctAnswer} />
          </p>
        )}
        <p className={styles.text} lang={CONTENT_LANGUAGE}>
          <MathText text={explanation} />
        </p>
      </div>
      <ListenButton
        title={verdict}
        text={spokenMath(`${right === true ? '' : correctAnswer} ${explanation}`)}
        lang={CONTENT_LANGUAGE}
      />
    </div>
  );
}
