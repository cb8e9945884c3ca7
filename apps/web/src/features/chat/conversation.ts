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
