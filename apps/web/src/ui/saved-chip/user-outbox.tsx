import type { CurrentUser } from '@lamplight/domain/users';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxState, useOutboxSync } from '../../app/outbox/use-outbox.ts';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { showToast } from '../toast/show-toast.ts';
import { OutboxChip } from './outbox-chip.tsx';

/** Sends what waits for somebody on whatever page they are, and says whether their work is safe. */
export default function UserOutbox({ user }: { readonly user: CurrentUser }) {
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
  const { waiting, syncedFor } = useOutboxState();
  const hasWaited = syncedFor === user.id || waiting.some(({ userId }) => userId === user.id);
  // Children see always that their work is safe; of staff only what they mark at the door may wait.
  if (user.role !== 'student' && !hasWaited) return null;
  return <OutboxChip userId={user.id} />;
}
