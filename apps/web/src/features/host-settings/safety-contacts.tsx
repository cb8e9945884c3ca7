import {
  MOST_SAFETY_CONTACTS,
  type SafetyContact,
  safetyContactsInputSchema,
} from '@lamplight/domain/host';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { EmailField, SelectField, TextField } from '../../ui/form/fields.tsx';
import styles from './host-contacts.module.css';
import { useHostSettings } from './host-settings.queries.ts';
import { SettingsForm, useSaving } from './settings-form.tsx';

/** Who is mailed that an urgent alert waits, in their order, for the admin to write down. */
export function SafetyContacts() {
  const { t } = useTranslation('host-settings');
  const settings = useHostSettings();
  return (
    <TitledCard title={t('safety.title')} className={styles.card}>
      <p className={styles.text}>{t('safety.text')}</p>
      {settings.data !== undefined && <ContactsForm stored={settings.data.safety.contacts} />}
    </TitledCard>
  );
}

/** A row as it is typed; its key stays when it is moved. */
interface Row extends SafetyContact {
  readonly key: number;
}

function ContactsForm({ stored }: { readonly stored: readonly SafetyContact[] }) {
  const { t } = useTranslation('host-settings');
  const [rows, setRows] = useState<readonly Row[]>(() =>
    stored.map((contact, key) => ({ ...contact, key })),
  );
  const change = (key: number, changed: Partial<SafetyContact>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const moveUp = (at: number) =>
    setRows(rows.toSpliced(at, 1).toSpliced(at - 1, 0, ...rows.slice(at, at + 1)));
  const add = () =>
    setRows([
      ...rows,
      { name: '', email: '', language: null, key: 1 + Math.max(-1, ...rows.map((r) => r.key)) },
    ]);

  const saving = useSaving({
    schema: safetyContactsInputSchema,
    toChange: (contacts) => ({ safety: { contacts } }),
    fieldOf: (path) => path.join(' ') || '0 email',
    saved: t('safety.saved'),
    notSaved: t('safety.notSaved'),
  });
  const submit = () =>
    saving.submit(rows.map(({ name, email, language }) => ({ name, email, language })));

  return (
    <SettingsForm onSubmit={submit}>
      <div className={styles.rows}>
        {rows.map(({ key, name, email, language }, at) => (
          <div key={key} className={styles.contact}>
            <TextField
              label={t('safety.name', { number: at + 1 })}
              value={name}
              error={saving.problems.get(`${at} name`)}
              onChange={(event) => change(key, { name: event.currentTarget.value })}
            />
            <EmailField
              label={t('safety.email', { number: at + 1 })}
              value={email}
              error={saving.problems.get(`${at} email`)}
              onChange={(event) => change(key, { email: event.currentTarget.value })}
            />
            <SelectField
              label={t('safety.language', { number: at + 1 })}
              value={language ?? ''}
              data={[
                { value: '', label: t('safety.hostLanguage') },
                ...LANGUAGES.map((value) => ({ value, label: t(`helplines.languages.${value}`) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change(key, { language: LANGUAGES.find((each) => each === value) ?? null })
              }
            />
            <div className={styles.ways}>
              {at > 0 && (
                <Button variant="default" onClick={() => moveUp(at)}>
                  {t('safety.up', { name })}
                </Button>
              )}
              <Button
                variant="default"
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                {t('safety.remove', { name })}
              </Button>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.ways}>
        <Button variant="default" disabled={rows.length >= MOST_SAFETY_CONTACTS} onClick={add}>
          {t('safety.add')}
        </Button>
        <Button type="submit" loading={saving.isSaving}>
          {t('safety.save')}
        </Button>
      </div>
    </SettingsForm>
  );
}
