import { PASS_MARK, SCORE_PARTS } from '@lamplight/domain/projects';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { type CheckReport, reportWords } from './check.ts';
import styles from './check-card.module.css';

const PARTS = ['lines', 'keyword', 'arrow'] as const;

/** What a check found: the score with its three parts, and how the hidden tests went. */
export function CheckCard({ report }: { readonly report: CheckReport }) {
  const { t } = useTranslation('projects');
  const { score, isPassed, parts, tests } = report;
  const title = t(isPassed ? 'check.passed' : 'check.notYet');
  const text = t(`check.${reportWords(report)}`, { mark: PASS_MARK });
  return (
    <Card as="section" className={styles.card} role="status" data-passed={isPassed}>
      <div className={styles.head}>
        <Picture name={isPassed ? 'party-popper' : 'seedling'} size={56} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <p className={styles.score}>{t('check.score', { score })}</p>
        <ListenButton title={title} text={`${title} ${text}`} />
      </div>
      <dl className={styles.parts}>
        {PARTS.map((part) => {
          const name = t(`check.parts.${part}`);
          const most = SCORE_PARTS[part];
          return (
            <div key={part} className={styles.part}>
              <dt>{name}</dt>
              <dd>{t('check.of', { points: parts[part], most })}</dd>
              <dd className={styles.bar}>
                <ProgressBar percent={(100 * parts[part]) / most} label={name} subject="ai" />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.tests}>
        {tests === null ? t('check.testsLater') : t('check.tests', tests)}
        {tests !== null && <span className={styles.text}>{t('check.testsText')}</span>}
      </p>
    </Card>
  );
}
