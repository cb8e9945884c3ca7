import { useTranslation } from 'react-i18next';
import { ChooseMany } from '../../../ui/form/choice-tiles.tsx';
import { LEARNING_GOAL_KEYS, LEARNING_GOALS } from '../choices.ts';
import type { StepProps } from './step-props.ts';

/** Step 3: the learning goals, eight to choose from; a teacher's are those of the class. */
export function StepGoals({ form, profile }: StepProps) {
  const { t } = useTranslation('profiles');
  return (
    <ChooseMany
      legend={t(
        profile.role === 'teacher' ? 'welcome.teacher.goals.legend' : 'fields.learningGoals',
      )}
      choices={LEARNING_GOAL_KEYS.map((key) => ({
        ...LEARNING_GOALS[key],
        label: t(`options.goals.${key}`),
      }))}
      chosen={form.values.learningGoals}
      onChoose={(goals) => form.setFieldValue('learningGoals', goals)}
    />
  );
}
