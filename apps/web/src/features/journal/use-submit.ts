import { SAFETY_SOURCE, type WrittenEntry } from '@lamplight/domain/journal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../app/outbox/use-pending-toast.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { type EntryToSend, useWriteEntry } from './journal.queries.ts';

export interface Submit {
  readonly pending: boolean;
  /** The newest entry that the host has answered; null before and after `dismiss`. */
  readonly answered: WrittenEntry | null;
  readonly dismiss: () => void;
  /** @param onSafe called once the words are on the host or kept here, also when the page was left */
  readonly submit: (entry: EntryToSend, onSafe: () => void) => void;
}

/**
 * Sends an entry and tells what became of it (spec 8).
 * @param isNear whether something has been written that may be sent soon
 */
export function useSubmit(isNear = true): Submit {
  const { t } = useTranslation('journal-entry');
  const tellPending = usePendingToast(isNear);
  const tellFailure = useFailureToast();
  const write = useWriteEntry();
  const [answered, setAnswered] = useState<WrittenEntry | null>(null);
  return {
    pending: write.isPending,
    answered,
    dismiss: () => setAnswered(null),
    submit(entry, onSafe) {
      if (write.isPending) return;
      write
        .mutateAsync(entry)
        .then((answer) => {
          setAnswered(answer);
          if (answer === null) tellPending();
          // A child in danger is not cheered at.
          else if (answer.feedbackSource !== SAFETY_SOURCE) {
            showToast({ kind: 'success', title: t('saved.title'), text: t('saved.text') });
          }
          onSafe();
        })
        .catch((error: unknown) =>
          tellFailure({ title: t('failed.title'), error, fallback: t('failed.text') }),
        );
    },
  };
}
