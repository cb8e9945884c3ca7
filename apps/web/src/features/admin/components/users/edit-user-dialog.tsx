import type { AdminUser } from '@lamplight/domain/admin';
import { ROLES } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { EmailField, SelectField, TextField, UsernameField } from '../../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../../ui/form/validated-form.tsx';
import { WorkSurface } from '../../../../ui/work-surface/work-surface.tsx';
import { useSaveUser } from '../../use-save-user.ts';
import { type UserValues, userFormSchema, valuesOf } from '../../user-form.ts';
import styles from './user-dialogs.module.css';

export interface EditUserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Changes name, address and role of an account, and a student's age and grade. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useTranslation('admin');
  const form = useSchemaForm<UserValues>(userFormSchema, { initialValues: valuesOf(user) });
  const { save, pending } = useSaveUser({ user, form, onSaved: onClose });
  const isStudent = form.values.role === 'student';
  return (
    <Dialog title={t('edit.title', { username: user.username })} size="lg" onClose={onClose}>
      <WorkSurface>
        <ValidatedForm className={styles.form} form={form} onSubmit={save}>
          <UsernameField
            label={t('users.username')}
            required
            withAsterisk={false}
            {...form.getInputProps('username')}
            autoComplete="off"
          />
          <EmailField
            label={t('users.email')}
            {...form.getInputProps('email')}
            autoComplete="off"
          />
          <SelectField
            label={t('users.role')}
            description={t('edit.roleHint')}
            data={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            {...form.getInputProps('role')}
          />
          {isStudent && (
            <div className={styles.row}>
              <TextField
                label={t('users.age')}
                inputMode="numeric"
                {...form.getInputProps('age')}
              />
              <TextField
                label={t('users.grade')}
                inputMode="numeric"
                {...form.getInputProps('grade')}
              />
            </div>
          )}
          <div className={styles.buttons}>
            <Button type="submit" disabled={pending}>
              {t(pending ? 'edit.pending' : 'edit.submit')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('edit.cancel')}
            </Button>
          </div>
        </ValidatedForm>
      </WorkSurface>
    </Dialog>
  );
}
