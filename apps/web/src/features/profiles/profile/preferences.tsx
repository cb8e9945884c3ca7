import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { LEVEL_PICTURES, profileLevels } from '../choices.ts';
import { SubjectTiles } from '../components/subject-tiles.tsx';
import { useSubjectName } from '../use-names.ts';
import { Entries, Fact, WideEntry } from './entries.tsx';
import type { TabProps } from './tab-props.ts';

/** Favorite subjects and learning level. */
export function Preferences({ profile, form }: TabProps) {
  const { t } = useTranslation('profiles');
  const subjectName = useSubjectName();
  const { difficultyLevel, favoriteSubjects, age } = profile;
  if (form === undefined) {
    return (
      <Entries>
        <Fact
          label={t('fields.favoriteSubjects')}
          value={favoriteSubjects.map(subjectName).join(', ')}
        />
        <Fact
          label={t('fields.difficultyLevel')}
          value={t(`options.levels.${difficultyLevel}.name`)}
        />
      </Entries>
    );
  }
  return (
    <Entries>
      <WideEntry>
        <SubjectTiles
          age={age}
          legend={t('fields.favoriteSubjects')}
          chosen={form.values.favoriteSubjects}
          onChoose={(subjects) => form.setFieldValue('favoriteSubjects', subjects)}
        />
      </WideEntry>
      <WideEntry>
        <ChooseOne
          legend={t('fields.difficultyLevel')}
          choices={profileLevels(difficultyLevel).map((level) => ({
            value: level,
            label: t(`options.levels.${level}.name`),
            note: t(`options.levels.${level}.text`),
            picture: LEVEL_PICTURES[level],
          }))}
          chosen={form.values.difficultyLevel}
          onChoose={(level) => form.setFieldValue('difficultyLevel', level)}
        />
      </WideEntry>
    </Entries>
  );
}
