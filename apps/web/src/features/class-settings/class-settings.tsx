import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/fields.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useTaughtClasses } from './class-settings.queries.ts';
import { SettingsOfClass } from './settings-of-class.tsx';

/** What a teacher decides about their classes, one at a time. */
export function ClassSettings() {
  const { t } = useTranslation('class-settings');
  const classes = useTaughtClasses();
  const [chosen, setChosen] = useState<number | null>(null);
  const open = classes.data?.find(({ id }) => id === chosen) ?? classes.data?.[0];
  return (
    <Section title={t('title')}>
      <QueryState query={classes} count={3} loading={t('loading')} failed={t('listFailed')} />
      {classes.data !== undefined && classes.data.length > 1 && open !== undefined && (
        <SelectField
          label={t('which')}
          value={String(open.id)}
          data={classes.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      )}
      {classes.data?.length === 0 && <EmptyState picture="people-hugging" text={t('noClass')} />}
      {open !== undefined && (
        <SettingsOfClass key={open.id} classId={open.id} others={classes.data ?? []} />
      )}
    </Section>
  );
}
