import type { ReportedQuestion } from '@lamplight/domain/game-reports';
import { referenceBeside } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../lib/percent-text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { OptionBars } from './option-bars.tsx';
import styles from './report.module.css';

/** One question: how many were right, and which wrong options drew how many. */
export function QuestionItem({ question }: { readonly question: ReportedQuestion }) {
  const { t, i18n } = useTranslation('game-console');
  const { place, text, category, options, answers, shareRight, medianSeconds } = question;
  const reference = referenceBeside(question);
  return (
    <Card as="li" className={styles.question}>
      <div className={styles.asked}>
        <p className={styles.facts}>
          {t('report.number', { number: place + 1 })} · {category}
        </p>
        <h3 className={styles.text}>
          <MathText text={text} />
        </h3>
        <p className={styles.share}>
          <strong>
            {shareRight === null
              ? t('report.nobody')
              : t('report.rightShare', { share: percentText(shareRight, i18n.language) })}
          </strong>
          {' · '}
          {t('report.answers', { count: answers })}
          {medianSeconds !== null && ` · ${t('report.median', { seconds: medianSeconds })}`}
        </p>
      </div>
      {options.length > 0 ? (
        <OptionBars question={question} />
      ) : (
        <GivenAnswers question={question} />
      )}
      <p className={styles.why}>
        <strong>{t('report.why')}</strong> <MathText text={question.explanation} />
        {reference !== null && ` (${reference})`}
      </p>
    </Card>
  );
}
