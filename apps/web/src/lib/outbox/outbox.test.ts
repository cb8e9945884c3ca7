import { describe, expect, it } from 'vitest';
import { createOutbox, type OutboxStore, type PendingCall, type SendResult } from './outbox.ts';

function memoryStore(calls: PendingCall[] = []): OutboxStore & { readonly calls: PendingCall[] } {
  return {
    calls,
    list: async () => [...calls],
    add: async (call) => {
      calls.push(call);
    },
    remove: async (key) => {
      calls.splice(
        calls.findIndex((call) => call.key === key),
        1,
      );
    },
  };
}

function completion(key: string, userId = 7): PendingCall {
  const keptAt = `2026-07-01T08:00:0${key}.000Z`;
  return { key, userId, operation: 'lessons.complete', input: { lessonId: Number(key) }, keptAt };
}

/** A host that answers each call as told, and notes what it was sent. */
function host(answers: Record<string, SendResult> = {}) {
  const sent: string[] = [];
  const send = async ({ key }: PendingCall): Promise<SendResult> => {
    sent.push(key);
    return answers[key] ?? 'taken';
  };
  return { sent, send };
}

describe('the outbox', () => {
  it('starts with nothing waiting', () => {
    const outbox = createOutbox(memoryStore(), host().send);
    expect(outbox.state()).toEqual({ waiting: [], syncedFor: null });
  });

  it('keeps a call in its store and tells whoever listens', async () => {
    const store = memoryStore();
    const outbox = createOutbox(store, host().send);
    let told = 0;
    outbox.subscribe(() => {
      told += 1;
    });
    await outbox.keep(completion('1'));
    expect(store.calls.map(({ key }) => key)).toEqual(['1']);
    expect(outbox.state().waiting).toHaveLength(1);
    expect(told).toBe(1);
  });

  it('forgets a call that was settled, and no other', async () => {
    const store = memoryStore();
    const outbox = createOutbox(store, host().send);
    await outbox.keep(completion('1'));
    await outbox.keep(completion('2'));
    await outbox.settle('1');
    expect(store.calls.map(({ key }) => key)).toEqual(['2']);
    expect(outbox.state().waiting.map(({ key }) => key)).toEqual(['2']);
  });

  it('sends what an earlier visit kept, oldest first, and forgets it', async () => {
    const store = memoryStore([completion('2'), completion('1')]);
    const { sent, send } = host();
    const outbox = createOutbox(store, send);
    await outbox.load();
    expect(await outbox.sendAll(7)).toEqual({ taken: 2, refused: [] });
    expect(sent).toEqual(['1', '2']);
    expect(store.calls).toEqual([]);
    expect(outbox.state()).toEqual({ waiting: [], syncedFor: 7 });
  });

  it('lets a call wait until pages have heard of it from the host', async () => {
    const outbox = createOutbox(memoryStore([completion('1')]), host().send);
    await outbox.load();
    const seen: unknown[] = [];
    await outbox.sendAll(7, async () => void seen.push(outbox.state()));
    expect(seen).toMatchObject([{ waiting: [{ key: '1' }], syncedFor: null }]);
    expect(outbox.state()).toEqual({ waiting: [], syncedFor: 7 });
  });

  it('asks for nothing anew where nothing was taken or refused', async () => {
    const outbox = createOutbox(memoryStore([completion('1')]), host({ 1: 'later' }).send);
    await outbox.load();
    let asked = 0;
    await outbox.sendAll(7, async () => {
      asked += 1;
    });
    expect(asked).toBe(0);
  });

  it('stops at a call that has to wait, so that the order stays', async () => {
    const store = memoryStore([completion('1'), completion('2'), completion('3')]);
    const { sent, send } = host({ 2: 'later' });
    const outbox = createOutbox(store, send);
    await outbox.load();
    expect((await outbox.sendAll(7)).taken).toBe(1);
    expect(sent).toEqual(['1', '2']);
    expect(store.calls.map(({ key }) => key)).toEqual(['2', '3']);
    expect(outbox.state().waiting.map(({ key }) => key)).toEqual(['2', '3']);
  });

  it('drops a call that the host refuses for good, names it, and goes on', async () => {
    const store = memoryStore([completion('1'), completion('2')]);
    const { send } = host({ 1: 'refused' });
    const outbox = createOutbox(store, send);
    await outbox.load();
    const { taken, refused } = await outbox.sendAll(7);
    expect(taken).toBe(1);
    expect(refused.map(({ key }) => key)).toEqual(['1']);
    expect(store.calls).toEqual([]);
  });

  it('says nothing of being synced when all that happened was a refusal', async () => {
    const outbox = createOutbox(memoryStore([completion('1')]), host({ 1: 'refused' }).send);
    await outbox.load();
    await outbox.sendAll(7);
    expect(outbox.state().syncedFor).toBeNull();
  });

  it('never sends the calls of another person who used this device', async () => {
    const store = memoryStore([completion('1', 8), completion('2', 7)]);
    const { sent, send } = host();
    const outbox = createOutbox(store, send);
    await outbox.load();
    await outbox.sendAll(7);
    expect(sent).toEqual(['2']);
    expect(store.calls.map(({ key }) => key)).toEqual(['1']);
  });

  it('sends each call once when it is asked twice at the same moment', async () => {
    const { sent, send } = host();
    const outbox = createOutbox(memoryStore([completion('1')]), send);
    await outbox.load();
    await Promise.all([outbox.sendAll(7), outbox.sendAll(7)]);
    expect(sent).toEqual(['1']);
  });

  it('does not hold a call twice when it is loaded again', async () => {
    const outbox = createOutbox(memoryStore([completion('1')]), host().send);
    await outbox.load();
    await outbox.load();
    expect(outbox.state().waiting).toHaveLength(1);
  });
});
