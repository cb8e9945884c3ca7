import type { MathProblem } from '@lamplight/domain/math-games';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './feedback.module.css';
import { Steps } from './steps.tsx';

export interface FeedbackProps {
  readonly problem: MathProblem;
  /** Whether the child's answer was right. */
  readonly right: boolean;
}

/** Whether an answer was right, by color, word and sign, and the steps to the right one. */
export function Feedback({ problem, right }: FeedbackProps) {
  const { t, i18n } = useTranslation('math-games');
  const verdict = t(right ? 'problem.right' : 'problem.wrong');
  const steps = problem.explanation.map(spokenMath).join('\n');
  // One voice speaks one language: the steps are in the content's.
  const whole = [verdict, steps, ...(right ? [] : [t('problem.arrow')])].join('\n');
  const said = i18n.language === CONTENT_LANGUAGE ? whole : steps;
  return (
    <div className={styles.feedback} data-right={right}>
      <span className={styles.sign} aria-hidden="true">
        {right ? <IconCheck size={30} stroke={3} /> : <IconX size={30} stroke={3} />}
      </span>
      <div className={styles.words}>
        <p className={styles.verdict}>{verdict}</p>
        <Steps steps={problem.explanation} />
      </div>
      <SpokenArrival text={said} lang={CONTENT_LANGUAGE} />
      <ListenButton title={verdict} text={steps} lang={CONTENT_LANGUAGE} />
    </div>
  );
}
