import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDisplay } from '../../../app/display/display-store.ts';
import { outbox } from '../../../app/outbox/host-outbox.ts';
import { clearPlatform } from '../../../app/platform/platform-store.ts';
import { changeUser } from '../../../app/session/session.queries.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { errorCode } from '../../../lib/errors.ts';
import { sessionToken } from '../../../lib/session-token.ts';
import { clearSessionStorage, forgetEntriesOf } from '../../../lib/storage.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useDeleteOwnAccount } from '../profiles.queries.ts';

/** Why an account stays although its owner wants it gone. */
export type DeletionRefusal = 'DEMO_ACCOUNT' | 'LAST_ADMIN';

/** Deletes the own account; then nobody is signed in any more, and nothing of the user is left here. */
export function useDeleteAccount() {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const failed = useFailureToast();
  const { user } = useSession();
  const deletion = useDeleteOwnAccount();
  const [refusal, setRefusal] = useState<DeletionRefusal | null>(null);

  const leave = async () => {
    sessionToken.clear();
    clearPlatform();
    clearDisplay();
    clearSessionStorage();
    if (user !== null) await forget(user.id);
    changeUser(queryClient, null);
    await navigate({ to: '/', replace: true });
    await router.invalidate();
    showToast({
      kind: 'success',
      title: t('account.delete.done'),
      text: t('account.delete.doneText'),
    });
  };

  const start = async () => {
    setRefusal(null);
    try {
      await deletion.mutateAsync();
      await leave();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'DEMO_ACCOUNT' || code === 'LAST_ADMIN') setRefusal(code);
      else {
        failed({
          title: t('account.delete.failed'),
          error,
          fallback: t('account.delete.failedText'),
        });
      }
    }
  };
  return { start: () => void start(), pending: deletion.isPending, refusal };
}

/** Drafts and calls that wait: nobody will send or read them any more. */
async function forget(userId: number): Promise<void> {
  forgetEntriesOf(userId);
  const theirs = outbox.state().waiting.filter((call) => call.userId === userId);
  for (const { key } of theirs) await outbox.settle(key);
}
