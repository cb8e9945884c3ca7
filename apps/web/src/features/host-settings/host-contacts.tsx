import { type LegalContacts, legalContactsInputSchema } from '@lamplight/domain/host';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { EmailField, TextField } from '../../ui/form/fields.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../ui/form/validated-form.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './host-contacts.module.css';
import { useHostSettings, useSaveContacts } from './host-settings.queries.ts';

/** Whom families can ask about this host, for the admin to write down. */
export function HostContacts() {
  const { t } = useTranslation('host-settings');
  const settings = useHostSettings();
  return (
    <TitledCard title={t('title')} className={styles.card}>
      <p className={styles.text}>{t('text')}</p>
      <QueryState
        query={settings}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {settings.data !== undefined && <ContactsForm contacts={settings.data.legal} />}
    </TitledCard>
  );
}

function ContactsForm({ contacts }: { readonly contacts: LegalContacts }) {
  const { t } = useTranslation('host-settings');
  const save = useSaveContacts();
  const tellFailure = useFailureToast();
  const form = useSchemaForm(legalContactsInputSchema, {
    initialValues: {
      organisation: contacts.organisation ?? '',
      supportEmail: contacts.supportEmail ?? '',
      privacyEmail: contacts.privacyEmail ?? '',
      phone: contacts.phone ?? '',
    },
  });

  const submit = async (legal: typeof form.values) => {
    try {
      await save.mutateAsync({ legal });
      showToast({ kind: 'success', title: t('saved') });
    } catch (error) {
      tellFailure({ title: t('notSaved'), error, fallback: t('notSavedText') });
    }
  };

  return (
    <ValidatedForm form={form} onSubmit={submit} className={styles.form}>
      <TextField
        label={t('fields.organisation')}
        description={t('hints.organisation')}
        autoComplete="organization"
        {...form.getInputProps('organisation')}
      />
      <EmailField label={t('fields.supportEmail')} {...form.getInputProps('supportEmail')} />
      <EmailField label={t('fields.privacyEmail')} {...form.getInputProps('privacyEmail')} />
      <TextField
        type="tel"
        label={t('fields.phone')}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <div>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </ValidatedForm>
  );
}
