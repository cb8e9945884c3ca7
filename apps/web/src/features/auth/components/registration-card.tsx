import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Invitation, keptInvitation } from '../../../app/invitation.ts';
import { Card } from '../../../ui/card/card.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useHostInfo } from '../auth.queries.ts';
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
    initialValues: invitedTo(keptInvitation(Date.now())),
  });
  const signUp = useHostInfo().data?.studentSignUp;
  const isClosed = form.values.role === 'student' && signUp === 'closed';
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
        {isClosed ? (
          <Notice picture="key" title={t('register.closedTitle')} role="status">
            {t('register.closed')}
          </Notice>
        ) : (
          <>
            <AccountFields form={form} />
            <AboutYou form={form} asksClassCode={signUp === 'code'} />
            <TermsBlock {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
            <Button type="submit" variant="cta" size="lg" disabled={account.pending}>
              {t(account.pending ? 'register.pending' : 'register.submit')}
            </Button>
          </>
        )}
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

/** Who scanned a child's slip comes as a parent, and who scanned the code of a class has typed it. */
function invitedTo(invitation: Invitation | undefined): RegistrationValues {
  if (invitation?.to === 'family') return { ...EMPTY_REGISTRATION, ...withRole('parent') };
  if (invitation?.to === 'class') return { ...EMPTY_REGISTRATION, classCode: invitation.code };
  return EMPTY_REGISTRATION;
}
