import { useTranslation } from 'react-i18next';
import { PasswordField, UsernameField } from '../../../ui/form/fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import styles from '../auth-pages.module.css';
import type { RegistrationValues } from '../registration.ts';

/** The name and the password to sign in with. */
export function AccountFields({ form }: { readonly form: SchemaForm<RegistrationValues> }) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('register.account')}</legend>
      <UsernameField
        label={t('register.username')}
        description={t('register.usernameHint')}
        required
        withAsterisk={false}
        {...form.getInputProps('username')}
      />
      <PasswordField
        label={t('register.password')}
        description={t('register.passwordHint')}
        required
        withAsterisk={false}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('register.confirmPassword')}
        required
        withAsterisk={false}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </fieldset>
  );
}
