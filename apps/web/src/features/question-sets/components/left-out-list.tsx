import type { LeftOutQuestion } from '@lamplight/domain/question-sets';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../question-sets.module.css';
import { useProblemWords } from '../use-problem-words.ts';

/** What of a file does not become a question of the set, each with its reason. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOutQuestion[] }) {
  const { t } = useTranslation('question-sets');
  const { whole } = useProblemWords();
  if (leftOut.length === 0) return null;
  return (
    <Notice title={t('import.leftOut', { count: leftOut.length })}>
      <ul className={styles.leftOut}>
        {leftOut.map(({ row, question, reason, problems }) => (
          <li key={row}>
            {reason === null
              ? problems.map(whole).join(' ')
              : t('import.leftOutRow', { row, question, why: t(`import.reasons.${reason}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
