import type { QuizQuestion } from '@lamplight/domain/quizzes';
import { useTranslation } from 'react-i18next';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './explanation.module.css';

export interface ExplanationProps {
  readonly question: QuizQuestion;
  /** Whether the child's answer was right. */
  readonly right: boolean;
}

/** What an answer was, said kindly, and what it teaches. */
export function Explanation({ question, right }: ExplanationProps) {
  const { t } = useTranslation('quizzes');
  const { explanation, reference } = question;
  const verdict = t(right ? 'question.right' : 'question.wrong');
  return (
    <div className={styles.explanation} data-right={right}>
      <Picture name={right ? 'glowing-star' : 'light-bulb'} size={40} />
      <div className={styles.words}>
        <p className={styles.verdict}>{verdict}</p>
        <p className={styles.text}>
          <MathText text={explanation} />
        </p>
        {reference !== null && (
          <p className={styles.reference} lang={CONTENT_LANGUAGE}>
            {reference}
          </p>
        )}
      </div>
      <ListenButton title={verdict} text={spokenMath(explanation)} lang={CONTENT_LANGUAGE} />
    </div>
  );
}
