import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecovery, type LastReload } from './recovery.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A tab that shows build `a` of a host, which may serve another one meanwhile or be away (null). */
function tab(serves: string | null) {
  let kept: LastReload | undefined;
  const host = { serves };
  const reload = vi.fn();
  const stuck = vi.fn();
  /** The page as it is after it was loaded. */
  const open = (own = 'a') => {
    const recovery = createRecovery({
      own,
      askBuild: async () => host.serves,
      reload,
      lastReload: {
        read: () => kept,
        write: (value) => {
          kept = value;
        },
      },
    });
    recovery.scriptMissing();
    return recovery;
  };
  return { host, reload, stuck, open };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page that stands broken is loaded anew from the updated host', async () => {
  const { reload, stuck, open } = tab('b');
  open().recover(stuck);
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(stuck).not.toHaveBeenCalled();
});

test('while the host is away it waits, and says so; then it is loaded once', async () => {
  const { host, reload, stuck, open } = tab(null);
  open().recover(stuck);
  await pass(9000);
  expect(reload).not.toHaveBeenCalled();
  expect(stuck).toHaveBeenLastCalledWith('away');
  host.serves = 'b';
  await pass(3000);
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reader who goes on by themselves stops it', async () => {
  const { host, reload, stuck, open } = tab(null);
  const stop = open().recover(stuck);
  await pass(0);
  stop();
  host.serves = 'b';
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a script that was lost on the way is asked for again once; a build with a hole causes no loop', async () => {
  const { host, reload, stuck, open } = tab('a');
  open().recover(stuck);
  await pass(500);
  expect(reload).toHaveBeenCalledTimes(1);
  open().recover(stuck);
  await pass(50_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(stuck.mock.calls).toEqual([['again']]);
  // The next build mends it.
  host.serves = 'b';
  open().recover(stuck);
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that stands whole is not touched before its reader leaves it', async () => {
  const { host, reload, open } = tab('b');
  const recovery = open();
  expect(recovery.isNeeded()).toBe(true);
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
  await recovery.moveOn();
  expect(reload).toHaveBeenCalledTimes(1);
  host.serves = 'a';
  await open().moveOn();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another try loads it anew however often, but never while the host is away', async () => {
  const { host, reload, open } = tab('a');
  const recovery = open();
  expect([await recovery.retry(), await recovery.retry()]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(2);
  host.serves = null;
  expect(await recovery.retry()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});
