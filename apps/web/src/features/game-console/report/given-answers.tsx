import type { ReportedQuestion } from '@lamplight/domain/game-reports';
import { answerText, type QuestionAnswer, writtenNumber } from '@lamplight/domain/questions';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './report.module.css';

/** What was typed or put together: the right answer, then what was given, commonest first. */
export function GivenAnswers({ question }: { readonly question: ReportedQuestion }) {
  const { t, i18n } = useTranslation(['game-console', 'game']);
  const { kind, things, lefts, unit, correct, tolerance, given } = question;
  const number = (value: number) => writtenNumber(value, i18n.language);
  const words = (answer: QuestionAnswer) =>
    answerText({ kind, options: things, lefts, unit }, answer, { truths: ['', ''], number });
  const most = Math.max(1, ...given.map(({ count }) => count));
  return (
    <>
      <p className={styles.solution}>
        <span className={styles.key}>
          <IconCheck size={18} aria-hidden /> {t('report.correct')}
        </span>{' '}
        {words(correct)}
        {tolerance > 0 && ` (${t('game:answer.tolerance', { tolerance: number(tolerance) })})`}
      </p>
      {given.length > 0 && (
        <ul className={styles.options} aria-label={t('report.given')}>
          {given.map((one) => (
            <li key={JSON.stringify(one.answer)} className={styles.option} data-right={one.correct}>
              <span className={styles.letter}>
                {one.correct && <IconCheck size={18} aria-label={t('report.correct')} />}
              </span>
              <span className={styles.words}>{words(one.answer)}</span>
              <span className={styles.count}>{t('report.chosen', { count: one.count })}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${(100 * one.count) / most}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
