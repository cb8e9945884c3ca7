import type { CurrentUser } from '@lamplight/domain/users';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSendMessage } from './chat.queries.ts';
import { type Draft, draftEntry, draftOf } from './draft.ts';

export interface Chat {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Sends what is written, or these words. Blank ones stay. */
  readonly send: (words?: string) => void;
  /** What is on its way; null while nothing is. */
  readonly sending: string | null;
  /** Ids of the turns that were sent since the page was opened. */
  readonly sentHere: readonly number[];
  /** Whether the host cannot be reached, and is tried again. */
  readonly isReconnecting: boolean;
}

/**
 * What a child writes and sends. The words stay on this device until the host has stored and answered them.
 * @param newest the words of the newest turn: a draft that a closed tab left behind may be it
 */
export function useChat(user: CurrentUser, newest: string | undefined): Chat {
  const { t } = useTranslation('chat');
  const stored = useMemo(() => draftEntry(user.id), [user.id]);
  const [draft, setDraft] = useState<Draft>(() => stored.read() ?? draftOf(''));
  const leftBehind = useRef(draft.key);
  const { mutate, isPending, isPaused, failureCount, variables, sentHere } = useSendMessage();

  useEffect(() => {
    if (draft.text === '') stored.clear();
    else stored.write(draft);
  }, [stored, draft]);

  const isStored = draft.key === leftBehind.current && draft.text.trim() === newest;
  useEffect(() => {
    if (isStored && !isPending) setDraft(draftOf(''));
  }, [isStored, isPending]);

  const write = useCallback((text: string) => setDraft(draftOf(text)), []);

  const send = (words?: string) => {
    if (isPending) return;
    const message = words === undefined ? draft : draftOf(words);
    if (message.text.trim() === '') return;
    setDraft(message);
    mutate(message, {
      onSuccess: () => {
        if (stored.read()?.key === message.key) stored.clear();
        setDraft((current) => (current.key === message.key ? draftOf('') : current));
      },
      onError: () =>
        showToast({ kind: 'failure', title: t('failed.title'), text: t('failed.text') }),
    });
  };

  return {
    text: isPending ? '' : draft.text,
    write,
    send,
    sending: isPending ? (variables?.text.trim() ?? '') : null,
    sentHere,
    isReconnecting: isPending && (isPaused || failureCount > 0),
  };
}
