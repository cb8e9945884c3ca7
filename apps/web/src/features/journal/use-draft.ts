import { useCallback, useEffect, useMemo, useState } from 'react';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import {
  changedDraft,
  type Draft,
  type DraftPlace,
  draftEntry,
  emptyDraft,
  isEmptyDraft,
} from './draft.ts';

export interface DraftHandle {
  readonly draft: Draft;
  readonly change: (changes: Partial<Omit<Draft, 'key'>>) => void;
  /** Begins anew. */
  readonly reset: () => void;
  /** Begins anew unless the words were changed since they had this key. */
  readonly finish: (key: string) => void;
}

/**
 * The words that a person is writing, kept on this device with every change.
 * @param sending true while they travel: until the host has answered they stay
 */
export function useDraft(userId: number, place: DraftPlace, sending: boolean): DraftHandle {
  const stored = useMemo(() => draftEntry(userId, place), [userId, place]);
  const [draft, setDraft] = useState<Draft>(() => stored.read() ?? emptyDraft());
  const { waiting } = useOutboxState();

  const change = useCallback((changes: Partial<Omit<Draft, 'key'>>) => {
    setDraft((before) => changedDraft(before, changes));
  }, []);
  const reset = useCallback(() => setDraft(emptyDraft()), []);
  const finish = useCallback(
    (key: string) => {
      // The page may have been left: then only what is stored can be cleared.
      if (stored.read()?.key === key) stored.clear();
      setDraft((current) => (current.key === key ? emptyDraft() : current));
    },
    [stored],
  );

  useEffect(() => {
    if (isEmptyDraft(draft)) stored.clear();
    else stored.write(draft);
  }, [stored, draft]);

  // A tab that was closed while it sent has left the words in both places: the outbox has them.
  const isPending = waiting.some(({ key }) => key === draft.key);
  useEffect(() => {
    if (isPending && !sending) finish(draft.key);
  }, [isPending, sending, finish, draft.key]);

  return { draft, change, reset, finish };
}
