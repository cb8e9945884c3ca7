import type { QueryClient } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { api } from '../../app/trpc.ts';
import { localDay } from '../../features/challenges/local-day.ts';

/**
 * Asks for what the student's home shows. Called in the moment in which the session is asked for, all
 * of it travels as one request; the parts of the page then find their answers waiting.
 */
export function askForStudentHome(queryClient: QueryClient): void {
  const host = createTRPCQueryUtils({ queryClient, client: api });
  const {
    announcements,
    auth,
    challenges,
    curriculum,
    families,
    lessons,
    multiplayer,
    progress,
    voice,
  } = host;
  void lessons.today.prefetch();
  void curriculum.status.prefetch();
  void curriculum.verse.prefetch();
  void curriculum.fact.prefetch();
  void curriculum.rewards.prefetch();
  void challenges.today.prefetch({ date: localDay(new Date()) });
  void challenges.summary.prefetch();
  void progress.achievements.prefetch();
  void auth.guesses.prefetch();
  void families.newLinks.prefetch();
  void announcements.mine.prefetch();
  void multiplayer.rooms.prefetch();
  void voice.languages.prefetch();
}
