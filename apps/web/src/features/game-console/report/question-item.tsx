import type { ReportedQuestion } from '@lamplight/domain/game-reports';
import { referenceBeside } from '@lamplight/domain/multiplayer';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../lib/percent-text.ts';
import { optionLetter } from '../../../ui/answer-options/option-letter.ts';
import { Card } from '../../../ui/card/card.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import styles from './report.module.css';

/** One question: how many were right, and which wrong options drew how many. */
export function QuestionItem({ question }: { readonly question: ReportedQuestion }) {
  const { t, i18n } = useTranslation('game-console');
  const { place, text, category, options, answers, shareRight, medianSeconds } = question;
  const reference = referenceBeside(question);
  const most = Math.max(1, ...options.map(({ count }) => count));
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
      <ul className={styles.options}>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is nothing but its place.
          <li key={at} className={styles.option} data-right={option.correct}>
            <span className={styles.letter}>{optionLetter(at)}</span>
            <span className={styles.words}>
              <MathText text={option.text} />
              {option.correct && (
                <span className={styles.key}>
                  <IconCheck size={18} aria-hidden /> {t('report.correct')}
                </span>
              )}
            </span>
            <span className={styles.count}>{t('report.chosen', { count: option.count })}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${(100 * option.count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.why}>
        <strong>{t('report.why')}</strong> <MathText text={question.explanation} />
        {reference !== null && ` (${reference})`}
      </p>
    </Card>
  );
}
