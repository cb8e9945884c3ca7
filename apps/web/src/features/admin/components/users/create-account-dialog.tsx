import {
  ADULT_ROLES,
  type MadeAccount as Made,
  type NewAccount,
  newAccountSchema,
} from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../../../app/own-password/own-password-store.ts';
import { translateSentence } from '../../../../i18n/index.ts';
import { errorCode, serverMessage } from '../../../../lib/errors.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { EmailField, SelectField, TextField, UsernameField } from '../../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../../ui/form/validated-form.tsx';
import { useFailureToast } from '../../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../../ui/work-surface/work-surface.tsx';
import { useCreateAccount } from '../../admin.queries.ts';
import { MadeAccount } from './made-account.tsx';
import styles from './user-dialogs.module.css';

type Values = {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  role: NewAccount['role'];
};

const EMPTY: Values = { username: '', firstName: '', lastName: '', email: '', role: 'teacher' };

/** Makes an account for a teacher or a parent, who choose their password with a link. */
export function CreateAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const form = useSchemaForm<Values>(newAccountSchema, { initialValues: EMPTY });
  const create = useCreateAccount();
  const failed = useFailureToast();
  const [made, setMade] = useState<Made | null>(null);

  const submit = async (values: Values) => {
    try {
      const account = await withOwnPassword((ownPassword) =>
        create.mutateAsync({ ...values, ownPassword }),
      );
      setMade(account ?? null);
    } catch (error) {
      form.showRefusals(error);
      if (errorCode(error) === 'USERNAME_TAKEN') {
        form.setFieldError('username', translateSentence(serverMessage(error) ?? ''));
        form.getInputNode('username')?.focus();
      } else {
        failed({ title: t('create.failed'), error, fallback: t('access.failedText') });
      }
    }
  };

  return (
    <Dialog title={t('create.title')} size="lg" onClose={onClose}>
      <WorkSurface>
        {made !== null && <MadeAccount made={made} onClose={onClose} />}
        {made === null && (
          <ValidatedForm className={styles.form} form={form} onSubmit={submit}>
            <SelectField
              label={t('users.role')}
              description={t('create.roleHint')}
              data={ADULT_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              {...form.getInputProps('role')}
            />
            <UsernameField
              label={t('users.username')}
              required
              withAsterisk={false}
              {...form.getInputProps('username')}
              autoComplete="off"
            />
            <div className={styles.row}>
              <TextField label={t('create.firstName')} {...form.getInputProps('firstName')} />
              <TextField label={t('create.lastName')} {...form.getInputProps('lastName')} />
            </div>
            <EmailField
              label={t('create.email')}
              description={t('create.emailHint')}
              {...form.getInputProps('email')}
              autoComplete="off"
            />
            <div className={styles.buttons}>
              <Button type="submit" loading={create.isPending}>
                {t('create.submit')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('edit.cancel')}
              </Button>
            </div>
          </ValidatedForm>
        )}
      </WorkSurface>
    </Dialog>
  );
}
