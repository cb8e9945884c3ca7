import {
  ALERT_LEVELS,
  CONCERNS,
  type DeskFilter,
  type SafetyAlert,
  WHOLE_DESK,
} from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import styles from './desk-filters.module.css';

export interface DeskFiltersProps {
  /** Everything on the desk: only children who are on it can be chosen. */
  readonly alerts: readonly SafetyAlert[];
  readonly filter: DeskFilter;
  readonly onChange: (filter: DeskFilter) => void;
}

const STATES = ['waiting', 'done'] as const;

/** Chooses what of the desk is shown: how urgent, what about, whom it concerns, from when. */
export function DeskFilters(props: DeskFiltersProps) {
  const { t } = useTranslation('safety');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.filters}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('filter.title')}
      </Button>
      {isOpen && <Fields {...props} />}
    </div>
  );
}

function Fields({ alerts, filter, onChange }: DeskFiltersProps) {
  const { t, i18n } = useTranslation('safety');
  const children = [...new Map(alerts.map(({ student }) => [student.id, student.name]))].sort(
    ([, a], [, b]) => a.localeCompare(b, i18n.language),
  );
  const all = { value: '', label: t('filter.all') };
  const set = (changed: Partial<DeskFilter>) => onChange({ ...filter, ...changed });
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={t('filter.state')}
          value={filter.state ?? ''}
          data={[all, ...STATES.map((value) => ({ value, label: t(`filter.states.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            set({ state: STATES.find((each) => each === value) ?? null })
          }
        />
        <SelectField
          label={t('filter.level')}
          value={filter.level ?? ''}
          data={[all, ...ALERT_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            set({ level: ALERT_LEVELS.find((each) => each === value) ?? null })
          }
        />
        <SelectField
          label={t('filter.concern')}
          value={filter.concern ?? ''}
          data={[all, ...CONCERNS.map((value) => ({ value, label: t(`concern.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            set({ concern: CONCERNS.find((each) => each === value) ?? null })
          }
        />
        <SelectField
          label={t('filter.child')}
          value={filter.child === null ? '' : String(filter.child)}
          data={[all, ...children.map(([id, label]) => ({ value: String(id), label }))]}
          onChange={({ currentTarget: { value } }) =>
            set({ child: value === '' ? null : Number(value) })
          }
        />
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            type="date"
            label={t(`filter.${field}`)}
            value={filter[field] ?? ''}
            onChange={({ currentTarget: { value } }) => set({ [field]: value || null })}
          />
        ))}
      </div>
      <div>
        <Button variant="default" onClick={() => onChange(WHOLE_DESK)}>
          {t('filter.clear')}
        </Button>
      </div>
    </>
  );
}
