import type { QuestionAnalytics } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { MathText } from '../math-text/math-text.tsx';
import { useMisconceptionWords } from './use-misconception-words.ts';

export interface CommonMistakeProps {
  readonly asked: Pick<QuestionAnalytics, 'source' | 'mistake'>;
}

/**
 * What was chosen most often instead of the right answer: an option in the words of the content or, in
 * math, the thought behind it in the reader's language. The page loads the texts `analytics` and
 * `misconceptions`.
 */
export function CommonMistake({ asked: { source, mistake } }: CommonMistakeProps) {
  const { t } = useTranslation('analytics');
  const thought = useMisconceptionWords();
  if (mistake === null) return t('questions.noMistake');
  const { text, count } = mistake;
  return source === 'math' ? (
    t('questions.mistakeCount', { text: thought(text), count })
  ) : (
    <MathText text={t('questions.mistakeCount', { text, count })} />
  );
}
