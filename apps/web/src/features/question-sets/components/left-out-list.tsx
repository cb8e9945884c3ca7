import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/List.css';
import type { LeftOutQuestion } from '@lamplight/domain/question-sets';
import { Alert, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../use-problem-words.ts';

/** What of a file does not become a question of the set, each with its reason. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOutQuestion[] }) {
  const { t } = useTranslation('question-sets');
  const { whole } = useProblemWords();
  if (leftOut.length === 0) return null;
  return (
    <Alert color="orange" title={t('import.leftOut', { count: leftOut.length })}>
      <List>
        {leftOut.map(({ row, question, reason, problems }) => (
          <List.Item key={row}>
            {reason === null
              ? problems.map(whole).join(' ')
              : t('import.leftOutRow', { row, question, why: t(`import.reasons.${reason}`) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
