import { trpc } from '../../app/trpc.ts';

/** Tells the host what a child answered that was asked whether it is safe. */
export function useAnswerQuestion() {
  const utils = trpc.useUtils();
  return trpc.safety.answer.useMutation({
    // Entries that asked have their answer now.
    onSuccess: () => utils.journal.list.invalidate(),
  });
}
