import { WEEKLY_HOURS } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { LEVEL_PICTURES, ONBOARDING_LEVELS, recommendedLevel } from '../choices.ts';
import { SubjectTiles } from '../components/subject-tiles.tsx';
import type { StepProps } from './step-props.ts';

/** Step 2: favorite subjects, learning level and hours a week; of teachers what they teach, know and have time for. */
export function StepLearning({ form, profile }: StepProps) {
  const { t } = useTranslation('profiles');
  const { age, role } = profile;
  const teaches = role === 'teacher';
  const { difficultyLevel, favoriteSubjects, weeklyHours } = form.values;
  return (
    <>
      <SubjectTiles
        age={age}
        legend={t(teaches ? 'welcome.teacher.learning.subjects' : 'fields.favoriteSubjects')}
        chosen={favoriteSubjects}
        onChoose={(subjects) => form.setFieldValue('favoriteSubjects', subjects)}
      />
      <ChooseOne
        legend={t(teaches ? 'welcome.teacher.learning.level' : 'fields.difficultyLevel')}
        hint={
          age === null
            ? undefined
            : t('fields.recommended', {
                level: t(`options.levels.${recommendedLevel(age)}.name`),
              })
        }
        choices={ONBOARDING_LEVELS.map((level) => ({
          value: level,
          label: t(`options.levels.${level}.name`),
          note: t(
            teaches ? `welcome.teacher.learning.levels.${level}` : `options.levels.${level}.text`,
          ),
          picture: LEVEL_PICTURES[level],
        }))}
        chosen={difficultyLevel}
        onChoose={(level) => form.setFieldValue('difficultyLevel', level)}
      />
      <ChooseOne
        legend={t(teaches ? 'welcome.teacher.learning.hours' : 'fields.weeklyHours')}
        size="small"
        choices={WEEKLY_HOURS.map((hours) => ({
          value: hours,
          label: t('values.hours', { count: hours }),
        }))}
        chosen={weeklyHours}
        onChoose={(hours) => form.setFieldValue('weeklyHours', hours)}
      />
    </>
  );
}
