import type { Challenge } from '@lamplight/domain/challenges';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './right-answer.module.css';

/** What the right answer was and how it is worked out, or what a good one may say. */
export function RightAnswer({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useTranslation('challenge-task');
  const { type, content, correctAnswer } = challenge;
  if (type === 'creative') return null;
  const worked = type === 'math' || type === 'logic';
  const title = t(worked ? 'result.answer' : 'result.goodAnswer');
  const text = worked ? content.explanation : content.goodAnswer;
  return (
    <div className={styles.answer}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <ListenButton title={title} text={text} lang={CONTENT_LANGUAGE} />
      </div>
      {worked && (
        <p className={styles.value} lang={CONTENT_LANGUAGE}>
          {type === 'math'
            ? content.equation.replaceAll(content.variable, shown(correctAnswer))
            : correctAnswer}
        </p>
      )}
      <p className={styles.text} lang={CONTENT_LANGUAGE}>
        {text}
      </p>
    </div>
  );
}

/** A number as it stands in an equation: one below zero in brackets. */
function shown(value: number): string {
  return value < 0 ? `( −${-value} )` : String(value);
}
