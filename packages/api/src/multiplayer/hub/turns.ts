import { AppError } from '../../platform/app-error.ts';
import type { Change, LiveRoom } from './live-room.ts';

/** Milliseconds for which answers are gathered, so that a class of them costs the disk one wait. */
const GATHERED_FOR = 3;
/** Tasks of one turn: more would hold up everything else on the host for too long. */
const TASKS_A_TURN = 500;

/** What one task does to its room, decided on the state that the tasks before it lead to. */
export interface Task {
  readonly code: string;
  /** Whether it may wait a moment for others. */
  readonly canWait: boolean;
  /** @throws AppError when it is refused; null means that there is nothing to do */
  apply(live: LiveRoom | undefined, at: number): Change | null;
  done(): void;
  failed(error: unknown): void;
}

interface Dependencies {
  readonly now: () => number;
  readonly find: (code: string) => LiveRoom | undefined;
  readonly save: (changes: readonly Change[]) => Promise<void>;
  /** Makes a stored change true. */
  readonly commit: (change: Change) => void;
  /** Called once after all changes of a turn are true. */
  readonly committed: () => void;
  /** Tells of a change. */
  readonly publish: (change: Change, task: Task) => void;
}

export interface Turns {
  add(task: Task): void;
  /** Resolves when everything that was added so far has been done or refused. */
  settled(): Promise<void>;
}

/**
 * Does tasks in the order in which they came, many in one transaction. What a task has changed is true for
 * everybody once it is stored, and not before: when storing fails, all stays as it was and the task fails.
 */
export function createTurns(deps: Dependencies): Turns {
  const { now, find, save, commit, committed, publish } = deps;
  let waiting: Task[] = [];
  let timer: NodeJS.Timeout | NodeJS.Immediate | null = null;
  let isSoon = false;
  let running: Promise<void> | null = null;

  function schedule(canWait: boolean): void {
    if (running || isSoon || (timer && canWait)) return;
    if (timer) clearTimeout(timer as NodeJS.Timeout);
    isSoon = !canWait;
    timer = canWait ? setTimeout(begin, GATHERED_FOR) : setImmediate(begin);
  }

  function begin(): void {
    timer = null;
    isSoon = false;
    const tasks = waiting.slice(0, TASKS_A_TURN);
    waiting = waiting.slice(TASKS_A_TURN);
    running = turn(tasks).finally(() => {
      running = null;
      if (waiting.length > 0) schedule(false);
    });
  }

  async function turn(tasks: readonly Task[]): Promise<void> {
    const drafts = new Map<string, LiveRoom>();
    const done: { task: Task; change: Change | null }[] = [];
    const refused: { task: Task; error: unknown }[] = [];
    const at = now();
    for (const task of tasks) {
      try {
        const change = task.apply(drafts.get(task.code) ?? find(task.code), at);
        if (change) drafts.set(task.code, change.after);
        done.push({ task, change });
      } catch (error) {
        refused.push({ task, error });
      }
    }
    const changes = done.flatMap(({ change }) => (change ? [change] : []));
    try {
      await save(changes);
    } catch (error) {
      // One that cannot be stored must not take others with it.
      if (tasks.length > 1) for (const task of tasks) await turn([task]);
      else for (const task of tasks) task.failed(error);
      return;
    }
    for (const change of changes) commit(change);
    if (changes.length > 0) committed();
    // Those who wait for their answer to be accepted come before everything that is told to many.
    for (const { task } of done) task.done();
    for (const { task, change } of done) if (change) publish(change, task);
    for (const { task, error } of refused) task.failed(error);
  }

  return {
    add(task) {
      waiting.push(task);
      schedule(task.canWait);
    },
    async settled() {
      while (running || waiting.length > 0) {
        await (running ?? new Promise((resolve) => setTimeout(resolve, GATHERED_FOR)));
      }
    },
  };
}

/** What `dispatch` answers for a room that is not there (any more). */
export function noSuchRoom(): AppError {
  return new AppError('NOT_FOUND', { message: 'There is no open room with this code.' });
}
