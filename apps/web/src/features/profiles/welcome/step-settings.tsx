import { LANGUAGES, TIME_ZONES } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { audienceOf } from '../people.ts';
import type { StepProps } from './step-props.ts';

/** Step 4: language, time zone and the data-sharing switch. */
export function StepSettings({ form, profile }: StepProps) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <ChooseOne
        legend={t('fields.language')}
        choices={LANGUAGES.map((tag) => ({ value: tag, label: t(`options.languages.${tag}`) }))}
        chosen={form.values.language}
        onChoose={(tag) => form.setFieldValue('language', tag)}
      />
      <SelectField
        label={t('fields.timeZone')}
        data={TIME_ZONES.map((zone) => ({ value: zone, label: t(`options.timeZones.${zone}`) }))}
        {...form.getInputProps('timeZone')}
      />
      <SwitchField
        label={t('fields.allowDataSharing')}
        description={t(`fields.dataSharingHint.${audienceOf(profile)}`)}
        {...form.getInputProps('allowDataSharing', { type: 'checkbox' })}
      />
    </>
  );
}
