import type { CurrentUser } from '@lamplight/domain/users';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxSync } from '../../app/outbox/use-outbox.ts';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { showToast } from '../toast/show-toast.ts';
import { OutboxChip } from './outbox-chip.tsx';

/** Sends what waits for a student on whatever page they are, and says whether their work is safe. */
export default function StudentOutbox({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('shell');
  // Once for all calls of one sending: a child needs the news, not a list.
  const tellRefusal = useCallback(
    (calls: readonly PendingCall[]) =>
      showToast({
        kind: 'failure',
        title: t('saved.refused', { count: calls.length }),
        text: t('saved.refusedText'),
      }),
    [t],
  );
  useOutboxSync(user.id, tellRefusal);
  return <OutboxChip userId={user.id} />;
}
