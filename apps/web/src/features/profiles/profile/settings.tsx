import { TIME_ZONES } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { profileLanguages } from '../choices.ts';
import { audienceOf } from '../people.ts';
import { useOwnLanguage } from '../use-language-preview.ts';
import { Entries, Fact, SelectEntry, WideEntry } from './entries.tsx';
import type { TabProps } from './tab-props.ts';

/** Language, time zone and the data-sharing switch. */
export function Settings({ profile, form }: TabProps) {
  const { t } = useTranslation('profiles');
  const language = useOwnLanguage();
  return (
    <Entries>
      <SelectEntry
        form={form}
        name="language"
        label={t('fields.language')}
        options={profileLanguages(language).map((value) => ({
          value,
          label: t(`options.languages.${value}`),
        }))}
        value={language}
      />
      <SelectEntry
        form={form}
        name="timeZone"
        label={t('fields.timeZone')}
        options={TIME_ZONES.map((value) => ({ value, label: t(`options.timeZones.${value}`) }))}
        value={profile.timeZone}
      />
      <WideEntry>
        {form === undefined ? (
          <Fact
            label={t('fields.allowDataSharing')}
            value={t(profile.allowDataSharing ? 'values.on' : 'values.off')}
          />
        ) : (
          <SwitchField
            label={t('fields.allowDataSharing')}
            description={t(`fields.dataSharingHint.${audienceOf(profile)}`)}
            {...form.getInputProps('allowDataSharing', { type: 'checkbox' })}
          />
        )}
      </WideEntry>
    </Entries>
  );
}
