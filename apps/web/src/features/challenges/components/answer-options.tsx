import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';

export interface AnswerOptionsProps {
  readonly options: readonly string[];
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}

/** An answer that is one of a few. */
export function AnswerOptions({ options, chosen, onChoose }: AnswerOptionsProps) {
  const { t } = useTranslation('challenge-task');
  return (
    <ChooseOne
      legend={t('answer.choose')}
      size="small"
      choices={options.map((option) => ({ value: option, label: option }))}
      chosen={options.includes(chosen) ? chosen : null}
      onChoose={onChoose}
    />
  );
}
