import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../lib/errors.ts';
import { Card } from '../../../ui/card/card.tsx';
import { PasswordField } from '../../../ui/form/fields.tsx';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useResetPassword } from '../auth.queries.ts';
import styles from '../auth-pages.module.css';
import { newPasswordRules } from '../rules.ts';

export interface NewPasswordCardProps {
  readonly token: string;
  /** The host no longer takes the token. */
  readonly onSpent: () => void;
}

type NewPassword = { password: string; confirmPassword: string };

/** Asks for the new password twice and stores it. */
export function NewPasswordCard({ token, onSpent }: NewPasswordCardProps) {
  const { t } = useTranslation('auth');
  const reset = useResetPassword();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const form = useSchemaForm<NewPassword>(newPasswordRules, {
    initialValues: { password: '', confirmPassword: '' },
  });

  const save = async ({ password }: NewPassword) => {
    try {
      await reset.mutateAsync({ token, password });
      showToast({ kind: 'success', title: t('reset.done'), text: t('reset.doneText') });
      await navigate({ to: '/login', replace: true });
    } catch (error) {
      if (errorCode(error) === 'INVALID_LINK') onSpent();
      else if (!form.showRefusals(error)) {
        failed({ title: t('reset.failed'), error, fallback: t('reset.failedText') });
      }
    }
  };

  return (
    <Card className={styles.card}>
      <div>
        <h1 className={styles.cardTitle}>{t('reset.title')}</h1>
        <p className={styles.cardText}>{t('reset.text')}</p>
      </div>
      <form
        noValidate
        className={styles.form}
        onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}
      >
        <PasswordField
          label={t('reset.password')}
          description={t('register.passwordHint')}
          required
          withAsterisk={false}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('reset.confirmPassword')}
          required
          withAsterisk={false}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" size="lg" disabled={reset.isPending}>
          {t(reset.isPending ? 'reset.pending' : 'reset.submit')}
        </Button>
      </form>
    </Card>
  );
}
