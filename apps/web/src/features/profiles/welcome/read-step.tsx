import { navigationStyle } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';
import { ReadAloudButton } from '../../../ui/read-aloud/read-aloud-button.tsx';
import type { Step } from './welcome-values.ts';

export interface ReadStepProps {
  readonly age: number | null;
  readonly step: Step;
  /** Heading and first words of the step. */
  readonly intro: string;
}

/** Reads a step to a child who does not read yet, and to whoever wants all texts read. */
export function ReadStep({ age, step, intro }: ReadStepProps) {
  const { t } = useTranslation('profiles');
  const more: Readonly<Record<Step, readonly string[]>> = {
    you: [t('fields.bio'), t('fields.bioHint.student')],
    learning: [t('fields.favoriteSubjects'), t('fields.difficultyLevel'), t('fields.weeklyHours')],
    goals: Object.values(t('options.goals', { returnObjects: true })),
    settings: [t('fields.language'), t('fields.timeZone'), t('fields.dataSharingHint.student')],
    safety: [
      ...Object.values(t('welcome.safety.student', { returnObjects: true })),
      t('welcome.parentEmailHint'),
    ],
  };
  const byAge = age !== null && navigationStyle(age) === 'simple';
  return <ReadAloudButton text={[intro, ...more[step]].join('\n')} byAge={byAge} />;
}
