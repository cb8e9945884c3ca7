import type { Json, ProjectProgress } from '@lamplight/domain/projects';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { outbox } from '../../app/outbox/host-outbox.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { CHECK_PROJECT, pendingFor, SAVE_PROJECT } from './pending-calls.ts';

/** What the host knows of every project that was begun. */
export function useProjectProgress() {
  return trpc.projects.progress.useQuery();
}

/** The own profile, of which the level says which projects suit. */
export function useLevel() {
  return trpc.profiles.me.useQuery(undefined, { select: ({ difficultyLevel }) => difficultyLevel });
}

/** Work that is sent to the host. */
export interface WorkToSend {
  readonly key: string;
  readonly userId: number;
  readonly projectId: number;
  readonly code: string;
  readonly blocks: Json | null;
}

/** One at a time and in order, so that the newest work is the last that arrives. */
const IN_ORDER = { id: 'projects' };

/** Lets what waits go first; older drafts of the same project that still wait are not wanted any more. */
async function afterEarlierCalls({ userId, projectId }: WorkToSend): Promise<void> {
  const waits = () => outbox.state().waiting.filter((call) => call.userId === userId);
  if (waits().length === 0) return;
  await outbox.sendAll(userId);
  const older = pendingFor(waits(), { userId, projectId, operation: SAVE_PROJECT });
  for (const { key } of older) await outbox.settle(key);
}

/** Blocks travel as a text: they lie deeper within each other than a request may. */
function inputOf({ projectId, code, blocks }: WorkToSend) {
  return { projectId, code, blocks: blocks === null ? null : JSON.stringify(blocks) };
}

/** Saves a draft on the host; what can't reach it is kept and sent later. */
export function useSaveWork() {
  const utils = trpc.useUtils();
  return useMutation({
    scope: IN_ORDER,
    mutationFn: async (work: WorkToSend) => {
      await afterEarlierCalls(work);
      const { key, userId } = work;
      const input = inputOf(work);
      return deliver({ key, userId, operation: SAVE_PROJECT, input }, (options) =>
        keyedApi.projects.save.mutate(input, options),
      );
    },
    onSuccess: (answer, work) => {
      if (answer === null) return;
      utils.projects.progress.setData(undefined, (known) => known && withWork(known, work));
    },
  });
}

/** The records with the work that the host has just taken. */
function withWork(known: readonly ProjectProgress[], work: WorkToSend): ProjectProgress[] {
  const input = inputOf(work);
  const before = known.find(({ projectId }) => projectId === work.projectId);
  const record = { completed: false, score: 0, checked: false, ...before, ...input };
  return [...known.filter((entry) => entry !== before), record];
}

/**
 * Has the host check a solution: it runs the code and decides the score. Answers null when the host
 * can't be reached; the work is then kept and checked later.
 */
export function useCheckWork() {
  const utils = trpc.useUtils();
  return useMutation({
    scope: IN_ORDER,
    mutationFn: async (work: WorkToSend) => {
      await afterEarlierCalls(work);
      const { key, userId } = work;
      const input = inputOf(work);
      return deliver({ key, userId, operation: CHECK_PROJECT, input }, (options) =>
        keyedApi.projects.check.mutate(input, options),
      );
    },
    onSuccess: (answer) => {
      if (answer === null) return;
      void utils.projects.progress.invalidate();
      void utils.progress.invalidate();
      void utils.achievements.invalidate();
    },
  });
}
