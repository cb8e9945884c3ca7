import type { ReportedQuestion } from '@lamplight/domain/game-reports';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { optionLetter } from '../../../ui/answer-options/option-letter.ts';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import styles from './report.module.css';

/** The options of a question, each with how many chose it. */
export function OptionBars({ question }: { readonly question: ReportedQuestion }) {
  const { t } = useTranslation(['game-console', 'game']);
  const { kind, options } = question;
  const most = Math.max(1, ...options.map(({ count }) => count));
  const truths = [t('game:truths.true'), t('game:truths.false')];
  return (
    <ul className={styles.options}>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is nothing but its place.
        <li key={at} className={styles.option} data-right={option.correct}>
          <span className={styles.letter}>{optionLetter(at)}</span>
          <span className={styles.words}>
            <MathText text={kind === 'true-false' ? (truths[at] ?? '') : option.text} />
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
  );
}
