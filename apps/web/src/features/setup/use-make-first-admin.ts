import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStoreSession } from '../../app/session/use-session.ts';
import { errorCode } from '../../lib/errors.ts';
import type { SchemaForm } from '../../ui/form/use-schema-form.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useCreateFirstAdmin } from './setup.queries.ts';
import type { SetupValues } from './setup-form.ts';

export interface FirstAdminInput {
  readonly form: SchemaForm<SetupValues>;
  readonly token: string;
  readonly onSpent: () => void;
}

/** Makes the first admin and signs them in; the way leads to the admin portal, their home. */
export function useMakeFirstAdmin({ form, token, onSpent }: FirstAdminInput) {
  const { t } = useTranslation('setup');
  const create = useCreateFirstAdmin();
  const storeSession = useStoreSession();
  const navigate = useNavigate();
  const failed = useFailureToast();

  const refused = (error: unknown) => {
    if (errorCode(error) === 'INVALID_LINK') return onSpent();
    form.showRefusals(error);
    if (errorCode(error) === 'USERNAME_TAKEN') {
      form.setFieldError('username', t('usernameTaken'));
      form.getInputNode('username')?.focus();
    }
    failed({ title: t('failed'), error, fallback: t('failedText') });
  };

  const submit = async ({ username, password }: SetupValues) => {
    try {
      storeSession(await create.mutateAsync({ token, username, password }));
      showToast({ kind: 'success', title: t('done'), text: t('doneText') });
      await navigate({ to: '/', replace: true });
    } catch (error) {
      refused(error);
    }
  };
  return { submit, pending: create.isPending };
}
