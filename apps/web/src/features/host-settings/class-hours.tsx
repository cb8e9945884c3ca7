import { type ClassHours, classHoursSchema, type DayHours } from '@lamplight/domain/class-hours';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText, weekdayName } from '../../lib/dates.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import styles from './host-contacts.module.css';
import { useHostSettings, usePlace } from './host-settings.queries.ts';
import { SettingsForm, useSaving } from './settings-form.tsx';

/** When adults are with the class, for the admin to write down: all other hours are quiet. */
export function ClassHoursCard() {
  const { t, i18n } = useTranslation('host-settings');
  const settings = useHostSettings();
  const { data: place } = usePlace();
  return (
    <TitledCard title={t('classHours.title')} className={styles.card}>
      <p className={styles.text}>{t('classHours.text')}</p>
      {place !== undefined && (
        <p className={styles.text}>
          {t('classHours.clock', {
            moment: clockText(place.now, place.timeZone, i18n.language),
            timeZone: place.timeZone,
          })}
        </p>
      )}
      {settings.data !== undefined && <HoursForm stored={settings.data.classHours} />}
    </TitledCard>
  );
}

/** What a day begins with when class is switched on. */
const USUAL: DayHours = { from: '08:00', to: '16:00' };

function HoursForm({ stored }: { readonly stored: ClassHours }) {
  const { t } = useTranslation('host-settings');
  const [days, setDays] = useState(stored.days);
  const change = (at: number, hours: DayHours | null) => setDays(days.with(at, hours));

  const saving = useSaving({
    schema: classHoursSchema,
    toChange: (classHours) => ({ classHours }),
    fieldOf: (path) => path.slice(1).join(' '),
    saved: t('classHours.saved'),
    notSaved: t('classHours.notSaved'),
  });
  const submit = () => saving.submit({ days });

  return (
    <SettingsForm onSubmit={submit}>
      <div className={styles.rows}>
        {days.map((hours, at) => (
          <DayFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has its seven days, and they stay.
            key={at}
            weekday={at + 1}
            hours={hours}
            problemOf={(field) => saving.problems.get(`${at} ${field}`)}
            onChange={(changed) => change(at, changed)}
          />
        ))}
      </div>
      <div>
        <Button type="submit" loading={saving.isSaving}>
          {t('classHours.save')}
        </Button>
      </div>
    </SettingsForm>
  );
}

interface DayFieldsProps {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly hours: DayHours | null;
  readonly problemOf: (field: keyof DayHours) => string | undefined;
  readonly onChange: (hours: DayHours | null) => void;
}

function DayFields({ weekday, hours, problemOf, onChange }: DayFieldsProps) {
  const { t, i18n } = useTranslation('host-settings');
  const day = weekdayName(weekday, i18n.language);
  return (
    <div className={styles.contact}>
      <SwitchField
        label={t('classHours.day', { day })}
        checked={hours !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? USUAL : null)}
      />
      {hours !== null && (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((field) => (
            <TextField
              key={field}
              type="time"
              label={t(`classHours.${field}`, { day })}
              value={hours[field]}
              error={problemOf(field)}
              onChange={(event) => onChange({ ...hours, [field]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
