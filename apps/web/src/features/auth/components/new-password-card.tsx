import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../lib/errors.ts';
import { Card } from '../../../ui/card/card.tsx';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
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
      <ValidatedForm className={styles.form} form={form} onSubmit={save}>
        <NewPasswordFields
          label={t('reset.password')}
          hint={t('register.passwordHint')}
          confirmLabel={t('reset.confirmPassword')}
          inputProps={form.getInputProps}
        />
        <Button type="submit" size="lg" disabled={reset.isPending}>
          {t(reset.isPending ? 'reset.pending' : 'reset.submit')}
        </Button>
      </ValidatedForm>
    </Card>
  );
}
