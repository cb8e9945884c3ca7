import {
  countryOf,
  countryOfTimeZone,
  HELPLINE_GROUPS,
  type Helpline,
  type HelplineCountry,
  type HelplineSettings,
  type HostCountry,
  helplineState,
  helplinesInputSchema,
  MOST_HELPLINES,
  SHIPPED_COUNTRIES,
  shippedHelplines,
} from '@lamplight/domain/helplines';
import type { HostPlace } from '@lamplight/domain/host';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../lib/dates.ts';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './host-contacts.module.css';
import { useCheckHelplines, useHostSettings, usePlace } from './host-settings.queries.ts';
import { SettingsForm, useSaving } from './settings-form.tsx';

/** The numbers that a child in danger is given, for the admin to choose, change and look over. */
export function Helplines() {
  const { t } = useTranslation('host-settings');
  const settings = useHostSettings();
  const place = usePlace();
  return (
    <TitledCard title={t('helplines.title')} className={styles.card}>
      <p className={styles.text}>{t('helplines.text')}</p>
      {settings.data !== undefined && place.data !== undefined && (
        <>
          <Checked stored={settings.data.helplines} place={place.data} />
          <HelplinesForm stored={settings.data.helplines} place={place.data} />
        </>
      )}
    </TitledCard>
  );
}

interface Stored {
  readonly stored: HelplineSettings;
  readonly place: HostPlace;
}

/** How old the numbers are, and the button that says that they are right today. */
function Checked({ stored, place: { timeZone, now } }: Stored) {
  const { t, i18n } = useTranslation('host-settings');
  const check = useCheckHelplines();
  const tellFailure = useFailureToast();
  const { state, checkedAt } = helplineState(stored, countryOfTimeZone(timeZone), Date.parse(now));
  if (state === 'no-country' && stored.country === null) {
    return <Notice>{t('helplines.noCountry', { timeZone })}</Notice>;
  }
  const date = dayText(checkedAt, i18n.language);
  const noteCheck = () =>
    check.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', title: t('helplines.checkedToday') }),
      onError: (error) =>
        tellFailure({ title: t('helplines.notSaved'), error, fallback: t('notSavedText') }),
    });
  return (
    <>
      <p className={styles.text}>
        {t(stored.checkedAt === null ? 'helplines.shipped' : 'helplines.checked', { date })}{' '}
        {t('helplines.checkHint')}
      </p>
      <div>
        <Button variant="default" loading={check.isPending} onClick={noteCheck}>
          {t('helplines.check')}
        </Button>
      </div>
    </>
  );
}

/** A row as it is typed; its key stays when others go. */
interface Row extends Helpline {
  readonly key: number;
}

const asRows = (lines: readonly Helpline[]): readonly Row[] =>
  lines.map((line, key) => ({ ...line, key }));

function HelplinesForm({ stored, place }: Stored) {
  const { t, i18n } = useTranslation('host-settings');
  const ofClock = countryOfTimeZone(place.timeZone);
  const [country, setCountry] = useState(stored.country);
  const shipped = (chosen: HostCountry | null) =>
    shippedHelplines(countryOf({ ...stored, country: chosen }, ofClock));
  const [rows, setRows] = useState(() => asRows(stored.lines ?? shipped(stored.country)));
  const [areOwn, setOwn] = useState(stored.lines !== null);
  const saving = useSaving({
    schema: helplinesInputSchema,
    toChange: (lines) => ({ helplines: { country, lines: areOwn ? lines : null } }),
    saved: t('helplines.saved'),
    notSaved: t('helplines.notSaved'),
  });
  const nameOf = (code: HelplineCountry) =>
    new Intl.DisplayNames(i18n.language, { type: 'region' }).of(code) ?? code;

  const showShipped = (chosen: HostCountry | null) => {
    setRows(asRows(shipped(chosen)));
    setOwn(false);
    saving.forgetProblems();
  };
  const type = (changed: readonly Row[]) => {
    setRows(changed);
    setOwn(true);
  };
  const change = (key: number, changed: Partial<Helpline>) =>
    type(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    type([...rows, { key, group: 'child', name: null, number: '', language: null }]);
  };

  const submit = () => saving.submit(rows.map(({ key: _, ...line }) => line));

  return (
    <SettingsForm onSubmit={submit}>
      <SelectField
        label={t('helplines.country')}
        value={country ?? ''}
        data={[
          {
            value: '',
            label:
              ofClock === null
                ? t('helplines.byClockUnknown')
                : t('helplines.byClock', { country: nameOf(ofClock) }),
          },
          ...SHIPPED_COUNTRIES.map((code) => ({ value: code, label: nameOf(code) })).sort((a, b) =>
            a.label.localeCompare(b.label, i18n.language),
          ),
          { value: 'other', label: t('helplines.other') },
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const chosen = value === '' ? null : (value as HostCountry);
          setCountry(chosen);
          showShipped(chosen);
        }}
      />
      {country === 'other' && !areOwn && <Notice>{t('helplines.otherText')}</Notice>}
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <HelplineFields
            key={row.key}
            row={row}
            number={at + 1}
            problems={{
              name: saving.problems.get(`${at} name`),
              number: saving.problems.get(`${at} number`),
            }}
            onChange={(changed) => change(row.key, changed)}
            onRemove={() => type(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </div>
      {saving.problems.has('') && (
        <p className={styles.problem} role="alert">
          {saving.problems.get('')}
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="default" disabled={rows.length >= MOST_HELPLINES} onClick={add}>
          {t('helplines.add')}
        </Button>
        {areOwn && (
          <Button variant="default" onClick={() => showShipped(country)}>
            {t('helplines.restore')}
          </Button>
        )}
        <Button type="submit" loading={saving.isSaving}>
          {t('helplines.save')}
        </Button>
      </div>
    </SettingsForm>
  );
}

interface FieldsProps {
  readonly row: Row;
  /** Counted from one. */
  readonly number: number;
  readonly problems: Readonly<Record<'name' | 'number', string | undefined>>;
  readonly onChange: (changed: Partial<Helpline>) => void;
  readonly onRemove: () => void;
}

function HelplineFields({ row, number, problems, onChange, onRemove }: FieldsProps) {
  const { t } = useTranslation('host-settings');
  return (
    <div className={styles.contact}>
      <SelectField
        label={t('helplines.group')}
        value={row.group}
        data={HELPLINE_GROUPS.map((value) => ({ value, label: t(`helplines.groups.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const group = HELPLINE_GROUPS.find((each) => each === value);
          if (group !== undefined) onChange({ group });
        }}
      />
      <TextField
        type="tel"
        label={t('helplines.number', { number })}
        value={row.number}
        error={problems.number}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
      />
      <TextField
        label={t('helplines.name', { number })}
        value={row.name ?? ''}
        error={problems.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <SelectField
        label={t('helplines.language')}
        value={row.language ?? ''}
        data={[
          { value: '', label: t('helplines.anyLanguage') },
          ...LANGUAGES.map((value) => ({ value, label: t(`helplines.languages.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ language: LANGUAGES.find((each) => each === value) ?? null })
        }
      />
      <div>
        <Button variant="default" onClick={onRemove}>
          {t('helplines.remove', { number })}
        </Button>
      </div>
    </div>
  );
}
