import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keptInvitation } from '../../../app/invitation.ts';
import { Card } from '../../../ui/card/card.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import styles from '../auth-pages.module.css';
import { EMPTY_REGISTRATION, type RegistrationValues, withRole } from '../registration.ts';
import { registrationRules } from '../rules.ts';
import { useRegisterAccount } from '../use-register-account.ts';
import { AboutYou } from './about-you.tsx';
import { AccountFields } from './account-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { TermsBlock } from './terms-block.tsx';

/** The form that makes an account (spec 2 and 5). */
export function RegistrationCard() {
  const { t } = useTranslation('auth');
  const form = useSchemaForm<RegistrationValues>(registrationRules, {
    // Who scanned a child's slip comes as a parent.
    initialValues:
      keptInvitation(Date.now())?.to === 'family'
        ? { ...EMPTY_REGISTRATION, ...withRole('parent') }
        : EMPTY_REGISTRATION,
  });
  const account = useRegisterAccount(form);
  return (
    <Card className={styles.card}>
      <ValidatedForm className={styles.parts} form={form} onSubmit={account.submit}>
        <RoleChoice
          role={form.values.role}
          onChoose={(role) => {
            form.setValues(withRole(role));
            form.clearErrors();
          }}
        />
        <AccountFields form={form} />
        <AboutYou form={form} />
        <TermsBlock {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
        <Button type="submit" variant="cta" size="lg" disabled={account.pending}>
          {t(account.pending ? 'register.pending' : 'register.submit')}
        </Button>
      </ValidatedForm>
      <p className={styles.aside}>
        {t('register.haveAccount')}{' '}
        <Link to="/login" className={styles.link}>
          {t('register.signIn')}
        </Link>
      </p>
    </Card>
  );
}
