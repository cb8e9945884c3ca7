import { useTranslation } from 'react-i18next';
import { Entries, LockedEntry, NumberEntry, TextEntry } from './entries.tsx';
import type { TabProps } from './tab-props.ts';

/** What teachers have for themselves (spec 6). */
export function TeacherInfo({ profile, form }: TabProps) {
  const { t } = useTranslation('profiles');
  const { department, yearsExperience, specialization, certifications } = profile;
  return (
    <Entries>
      <LockedEntry form={form} label={t('fields.employeeId')} value={t('values.noEmployeeId')} />
      <TextEntry form={form} name="department" label={t('fields.department')} value={department} />
      <NumberEntry
        form={form}
        name="yearsExperience"
        label={t('fields.yearsExperience')}
        value={yearsExperience === null ? null : t('values.years', { count: yearsExperience })}
        min={0}
        max={80}
      />
      <LockedEntry
        form={form}
        label={t('fields.specialization')}
        value={specialization.length === 0 ? t('values.none') : specialization.join(', ')}
      />
      <LockedEntry
        form={form}
        label={t('fields.certifications')}
        value={certifications.length === 0 ? t('values.none') : certifications.join(', ')}
      />
    </Entries>
  );
}
