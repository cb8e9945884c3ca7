import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { UsernameField } from '../../../ui/form/fields.tsx';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { Lantern } from '../../../ui/lantern/lantern.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { SetupValues } from '../setup-form.ts';
import { useMakeFirstAdmin } from '../use-make-first-admin.ts';
import styles from './first-admin-card.module.css';

export interface FirstAdminCardProps {
  readonly token: string;
  /** The host no longer takes the token. */
  readonly onSpent: () => void;
}

/** Loaded when somebody types, not with the page. */
const setupRules = async () => (await import('../setup-form.ts')).setupFormSchema;

/** Asks for the first admin's name and password. */
export function FirstAdminCard({ token, onSpent }: FirstAdminCardProps) {
  const { t } = useTranslation('setup');
  const form = useSchemaForm<SetupValues>(setupRules, {
    initialValues: { username: '', password: '', confirmPassword: '' },
  });
  const admin = useMakeFirstAdmin({ form, token, onSpent });
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <span className={styles.lantern}>
          <Lantern size={72} />
        </span>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
        </div>
      </div>
      <Notice picture="key">{t('once')}</Notice>
      <ValidatedForm className={styles.form} form={form} onSubmit={admin.submit}>
        <UsernameField
          label={t('username')}
          required
          withAsterisk={false}
          {...form.getInputProps('username')}
        />
        <NewPasswordFields
          label={t('password')}
          hint={t('passwordHint')}
          confirmLabel={t('confirmPassword')}
          inputProps={form.getInputProps}
        />
        <Button type="submit" variant="cta" size="lg" disabled={admin.pending}>
          {t(admin.pending ? 'pending' : 'submit')}
        </Button>
      </ValidatedForm>
    </Card>
  );
}
