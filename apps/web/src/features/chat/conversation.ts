import type { ChatMessage } from '@lamplight/domain/chat';

/** The pages of a conversation with a turn that is new, or has its answer now. The first page is the newest. */
export function withTurn(pages: readonly ChatMessage[][], turn: ChatMessage): ChatMessage[][] {
  const [newest = [], ...older] = pages;
  return [[...newest.filter(({ id }) => id !== turn.id), turn], ...older];
}

/** All turns of the pages, oldest first. */
export function turnsOf(pages: readonly ChatMessage[][] | undefined): ChatMessage[] {
  return (pages ?? []).toReversed().flat();
}

/**
 * Whether a turn is shown without what the child wrote (decision 0066): on a tablet of a class, one in which danger was
 * heard, once the chat has been opened again.
 */
export function isFolded(
  { id, source }: Pick<ChatMessage, 'id' | 'source'>,
  { sentHere, isShared }: { readonly sentHere: readonly number[]; readonly isShared: boolean },
): boolean {
  return isShared && source === 'safety' && !sentHere.includes(id);
}
