import type { Profile } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '../../../lib/errors.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/form/fields.tsx';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useChangePassword } from '../profiles.queries.ts';
import styles from './account-cards.module.css';
import { newPasswordSchema } from './new-password.ts';

export interface PasswordDialogProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string };

/** Changes the own password: the one until now, and the new one twice. */
export function PasswordDialog({ profile, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('profiles');
  const change = useChangePassword();
  const failed = useFailureToast();
  const form = useSchemaForm<PasswordValues>(newPasswordSchema, {
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });

  const save = async ({ currentPassword, newPassword }: PasswordValues) => {
    try {
      await change.mutateAsync({ currentPassword, newPassword });
      onClose();
      showToast({
        kind: 'success',
        title: t('account.password.done'),
        text: t('account.password.doneText'),
      });
    } catch (error) {
      if (form.showRefusals(error)) return focusFirstError(form, fieldMessages(error));
      failed({
        title: t('account.password.failed'),
        error,
        fallback: t('account.password.failedText'),
      });
    }
  };

  return (
    <Dialog title={t('account.password.open')} onClose={onClose}>
      <ValidatedForm className={styles.form} form={form} onSubmit={save}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={profile.username} readOnly hidden />
        <PasswordField
          label={t('account.password.current')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={t('account.password.new')}
          description={t('account.password.hint')}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={t('account.password.confirm')}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <div className={styles.ways}>
          <Button variant="default" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
          <Button type="submit" disabled={change.isPending}>
            {t(change.isPending ? 'account.password.pending' : 'account.password.submit')}
          </Button>
        </div>
      </ValidatedForm>
    </Dialog>
  );
}
