import { useTranslation } from 'react-i18next';
import type { LookedAt } from '../import/use-file-of-questions.ts';
import styles from '../question-sets.module.css';
import { ImportedAnswer } from './imported-answer.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ProblemList } from './problem-list.tsx';

/** What a file holds, and what has to be mended in it. */
export function ImportedQuestions({ seen }: { readonly seen: LookedAt }) {
  const { t } = useTranslation('question-sets');
  const { questions, problems, leftOut, withoutPicture } = seen;
  return (
    <>
      <p role="status">{t('import.found', { count: questions.length })}</p>
      {problems.length > 0 && <p>{t('import.refused')}</p>}
      <ProblemList problems={problems} />
      <LeftOutList leftOut={leftOut} />
      {withoutPicture.length > 0 && (
        <p>
          {t('import.withoutPicture', {
            count: withoutPicture.length,
            rows: withoutPicture.join(', '),
          })}
        </p>
      )}
      {questions.length > 0 && (
        <ol className={styles.found}>
          {questions.map((draft, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never move.
            <li key={at}>
              <strong>
                {draft.question === '' ? t('editor.unwritten') : draft.question}
                {draft.kind !== 'choice' && (
                  <span className={styles.kind}>{t(`kinds.${draft.kind}.name`)}</span>
                )}
              </strong>
              <ImportedAnswer draft={draft} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
