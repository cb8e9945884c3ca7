import { AppError } from '../../../platform/app-error.ts';
import type { Change, LiveRoom } from './live-room.ts';

/**
 * Milliseconds for which the first answers are gathered; the others gather while the disk is at work on these. So a
 * class of them costs the disk one wait or two.
 */
const GATHERED_FOR = 1;
/** Tasks of one turn: more would hold up everything else on the host for too long. */
const TASKS_A_TURN = 200;

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

/** A task that was done, with what it changed. */
interface Done {
  readonly task: Task;
  readonly change: Change | null;
}

interface Dependencies {
  readonly now: () => number;
  readonly find: (code: string) => LiveRoom | undefined;
  /** Calls back once, while the changes are on their way to the disk. */
  readonly save: (changes: readonly Change[], meanwhile: () => void) => Promise<void>;
  /** Makes a stored change true. */
  readonly commit: (change: Change) => void;
  /** Called once after all changes of a turn are true. */
  readonly committed: () => void;
  /** Writes what is told of what was done; the returned function tells it. */
  readonly compose: (done: readonly Done[]) => () => Promise<void>;
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
  const { now, find, save, commit, committed, compose } = deps;
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
    const done: Done[] = [];
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
    let tell = async () => {};
    try {
      await save(changes, () => {
        tell = compose(done);
      });
    } catch (error) {
      // One that cannot be stored must not take others with it.
      if (tasks.length > 1) for (const task of tasks) await turn([task]);
      else for (const task of tasks) task.failed(error);
      return;
    }
    for (const change of changes) commit(change);
    if (changes.length > 0) committed();
    await tell();
    // Whoever asked is answered after the rooms were told: working out the answers would hold up the telling.
    for (const { task } of done) task.done();
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
