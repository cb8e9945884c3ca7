import { expect, test } from 'vitest';
import type { Change, LiveRoom } from './live-room.ts';
import { createTurns } from './turns.ts';

/** Rooms that only count what happens in them. */
function given(
  mayStore: (told: readonly number[]) => boolean = () => true,
  flushing = Promise.resolve(),
) {
  const rooms = new Map<string, LiveRoom>([['A', { told: 0 } as LiveRoom]]);
  const saved: number[][] = [];
  const log: string[] = [];
  const turns = createTurns({
    now: () => 0,
    find: (code) => rooms.get(code),
    async save(changes, meanwhile) {
      const told = changes.map((change) => change.after.told);
      if (!mayStore(told)) throw new Error('the disk is full');
      meanwhile();
      await flushing;
      saved.push(told);
    },
    commit: ({ after }) => rooms.set('A', after),
    committed: () => {},
    compose: (done) => {
      const told = done.map(({ change }) => `told ${change?.after.told}`);
      return async () => {
        log.push(...told);
      };
    },
  });
  /** Adds a task that takes the count one further. */
  function add(canWait: boolean, refuse = false): Promise<number> {
    return new Promise((resolve, reject) => {
      let after = -1;
      turns.add({
        code: 'A',
        canWait,
        apply(live, at) {
          if (refuse || !live) throw new Error('refused');
          after = live.told + 1;
          return { before: live, after: { ...live, told: after }, events: [], at } as Change;
        },
        done: () => resolve(after),
        failed: reject,
      });
    });
  }
  return { turns, rooms, saved, log, add };
}

test('answers that come close together are stored at once, each on what the one before led to', async () => {
  const { add, saved, log } = given();
  const counts = await Promise.all([add(true), add(true), add(true)]);
  expect(counts).toEqual([1, 2, 3]);
  expect(saved).toEqual([[1, 2, 3]]);
  expect(log).toEqual(['told 1', 'told 2', 'told 3']);
});

test('one that is refused changes nothing for the others', async () => {
  const { add, saved } = given();
  const outcomes = await Promise.allSettled([add(true), add(true, true), add(true)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(saved).toEqual([[1, 2]]);
});

test('one that cannot be stored takes no others with it', async () => {
  const { add, saved, rooms } = given((told) => !told.includes(2) || told.length === 1);
  const counts = await Promise.all([add(true), add(true), add(true)]);
  expect(counts).toEqual([1, 2, 3]);
  expect(saved).toEqual([[1], [2], [3]]);
  expect(rooms.get('A')?.told).toBe(3);
});

test('nothing is told of what could not be stored', async () => {
  const { add, log, rooms } = given(() => false);
  const outcomes = await Promise.allSettled([add(true), add(false)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log).toEqual([]);
  expect(rooms.get('A')?.told).toBe(0);
});

test('nothing is true and nothing is told while the disk is at work', async () => {
  let flushed = () => {};
  const flushing = new Promise<void>((resolve) => {
    flushed = resolve;
  });
  const { add, log, rooms } = given(() => true, flushing);
  const first = add(false);
  const second = new Promise(setImmediate).then(() => add(false));
  await new Promise(setImmediate).then(() => new Promise(setImmediate));
  expect(log).toEqual([]);
  expect(rooms.get('A')?.told).toBe(0);
  flushed();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(log).toEqual(['told 1', 'told 2']);
});

test('it has settled when everything is done', async () => {
  const { add, turns, saved } = given();
  void add(true);
  void add(true);
  await turns.settled();
  expect(saved).toEqual([[1, 2]]);
});
