import type { QuestionProblem } from '@lamplight/domain/question-sets';
import { useTranslation } from 'react-i18next';

/** Says what has to be mended: by itself beside its field, or with row and column in a list. */
export function useProblemWords() {
  const { t } = useTranslation('question-sets');
  const fault = ({ fault: name, limit = 0 }: QuestionProblem) => t(`faults.${name}`, { limit });
  return {
    fault,
    whole: (problem: QuestionProblem) => {
      const column = t(`columns.${problem.column}`);
      const what = fault(problem);
      return problem.row === 0
        ? t('problem.ofAll', { column, what })
        : t('problem.ofRow', { row: problem.row, column, what });
    },
  };
}
