import { useTranslation } from 'react-i18next';
import { UsernameField } from '../../../ui/form/fields.tsx';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { RegistrationValues } from '../registration.ts';
import { FormPart } from './form-part.tsx';

/** The name and the password to sign in with. */
export function AccountFields({ form }: { readonly form: SchemaForm<RegistrationValues> }) {
  const { t } = useTranslation('auth');
  return (
    <FormPart legend={t('register.account')}>
      <UsernameField
        label={t('register.username')}
        description={t('register.usernameHint')}
        required
        withAsterisk={false}
        {...form.getInputProps('username')}
      />
      <NewPasswordFields
        label={t('register.password')}
        hint={t('register.passwordHint')}
        confirmLabel={t('register.confirmPassword')}
        inputProps={form.getInputProps}
      />
    </FormPart>
  );
}
