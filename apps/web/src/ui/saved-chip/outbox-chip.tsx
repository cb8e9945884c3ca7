import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { useSession } from '../../app/session/use-session.ts';
import { SavedChip } from './saved-chip.tsx';

/** Says whether everything that this person did on this device has reached the host. */
export function OutboxChip() {
  const { user } = useSession();
  const { waiting, synced } = useOutboxState();
  if (waiting.some(({ userId }) => userId === user?.id)) return <SavedChip state="waiting" />;
  return <SavedChip state={synced ? 'synced' : 'saved'} />;
}
