import type { BibleStory } from '@lamplight/domain/stories';

/** The first unread story behind this one, or else the first unread of all; null when every one was read. */
export function nextStory(all: readonly BibleStory[], storyId: number): BibleStory | null {
  const unread = all.filter(({ id, isCompleted }) => !isCompleted && id !== storyId);
  return unread.find(({ id }) => id > storyId) ?? unread[0] ?? null;
}
