import type { AdminUser } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../app/own-password/own-password-store.ts';
import { translateSentence } from '../../i18n/index.ts';
import { errorCode, serverMessage } from '../../lib/errors.ts';
import type { SchemaForm } from '../../ui/form/use-schema-form.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useUpdateUser } from './admin.queries.ts';
import { changesOf, type UserValues } from './user-form.ts';

export interface SaveUserInput {
  readonly user: AdminUser;
  readonly form: SchemaForm<UserValues>;
  readonly onSaved: () => void;
}

/** Saves an account, with the messages of spec 8. */
export function useSaveUser({ user, form, onSaved }: SaveUserInput) {
  const { t } = useTranslation('admin');
  const update = useUpdateUser();

  const refused = (error: unknown) => {
    form.showRefusals(error);
    const code = errorCode(error);
    if (code === 'USERNAME_TAKEN') {
      form.setFieldError('username', translateSentence(serverMessage(error) ?? ''));
      form.getInputNode('username')?.focus();
    }
    const reason = code === 'OWN_ADMIN_ROLE' ? 'edit.ownRole' : 'edit.failedText';
    showToast({ kind: 'failure', title: t('edit.failed'), text: t(reason) });
  };

  const save = async (values: UserValues) => {
    try {
      const changes = changesOf(user.id, values);
      const saved = await withOwnPassword((ownPassword) =>
        update.mutateAsync({ ...changes, ownPassword }),
      );
      if (saved === undefined) return;
      const { username } = saved;
      showToast({
        kind: 'success',
        title: t('edit.done'),
        text: t('edit.doneText', { username }),
      });
      onSaved();
    } catch (error) {
      refused(error);
    }
  };
  return { save, pending: update.isPending };
}
