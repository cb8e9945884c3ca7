import { ACCESS_LEVELS } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { Entries, LockedEntry, SelectEntry } from './entries.tsx';
import type { TabProps } from './tab-props.ts';

/** What admins have for themselves (spec 6). */
export function AdminInfo({ profile, form }: TabProps) {
  const { t, i18n } = useTranslation('profiles');
  const { accessLevel, lastSystemAccess } = profile;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Entries>
      <SelectEntry
        form={form}
        name="accessLevel"
        label={t('fields.accessLevel')}
        hint={t('fields.accessLevelHint')}
        options={ACCESS_LEVELS.map((value) => ({
          value,
          label: t(`options.accessLevels.${value}`),
        }))}
        value={accessLevel}
      />
      <LockedEntry
        form={form}
        label={t('fields.lastSystemAccess')}
        value={
          lastSystemAccess === null ? t('values.never') : moment.format(new Date(lastSystemAccess))
        }
      />
    </Entries>
  );
}
