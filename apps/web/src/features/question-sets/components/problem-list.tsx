import type { QuestionProblem } from '@lamplight/domain/question-sets';
import { useTranslation } from 'react-i18next';
import styles from '../question-sets.module.css';
import { useProblemWords } from '../use-problem-words.ts';

/** Problems that are listed at most: who mends these looks again. */
const MOST = 30;

/** What has to be mended, by row and column. */
export function ProblemList({ problems }: { readonly problems: readonly QuestionProblem[] }) {
  const { t } = useTranslation('question-sets');
  const { whole } = useProblemWords();
  if (problems.length === 0) return null;
  const more = problems.length - MOST;
  return (
    <div className={styles.problems} role="alert">
      <p className={styles.problemsTitle}>{t('problem.title', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <li key={`${problem.row} ${problem.column} ${problem.fault}`}>{whole(problem)}</li>
        ))}
        {more > 0 && <li>{t('problem.more', { count: more })}</li>}
      </ul>
    </div>
  );
}
