import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { SavedChip } from './saved-chip.tsx';

/** Says whether everything that this person did on this device has reached the host. */
export function OutboxChip({ userId }: { readonly userId: number }) {
  const { waiting, syncedFor } = useOutboxState();
  if (waiting.some((call) => call.userId === userId)) return <SavedChip state="waiting" />;
  return <SavedChip state={syncedFor === userId ? 'synced' : 'saved'} />;
}
