import type { LiveMessage } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSocket, type LiveStatus } from './live-socket.ts';

/** The far end of a socket that a test speaks for. */
class FarEnd {
  readonly sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  accept(): void {
    this.onopen?.();
    this.say({ type: 'authenticated', userId: 7 });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

function begin(open?: () => WebSocket) {
  const ends: FarEnd[] = [];
  const heard: LiveMessage[] = [];
  const statuses: LiveStatus[] = [];
  const live = createLiveSocket({
    open:
      open ??
      (() => {
        const end = new FarEnd();
        ends.push(end);
        return end as unknown as WebSocket;
      }),
    authenticate: () => ({ type: 'authenticate', userId: 7, token: 'secret' }),
    onMessage: (message) => heard.push(message),
    onStatus: (status) => statuses.push(status),
    random: () => 1,
  });
  const last = () => ends.at(-1) ?? new FarEnd();
  return { live, ends, heard, statuses, last };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('says who it is as soon as it is open, and is connected when the host knows', () => {
  const { live, last, statuses, heard } = begin();
  last().onopen?.();
  expect(last().sent).toEqual([{ type: 'authenticate', userId: 7, token: 'secret' }]);
  expect(live.send({ type: 'resync' })).toBe(false);
  last().say({ type: 'authenticated', userId: 7 });
  expect(statuses).toEqual(['connected']);
  expect(heard).toEqual([{ type: 'authenticated', userId: 7 }]);
  expect(live.send({ type: 'resync' })).toBe(true);
  expect(last().sent.at(-1)).toEqual({ type: 'resync' });
});

test('a lost connection comes back by itself, later each time, and is then as good as new', () => {
  const { ends, last, statuses } = begin();
  last().accept();
  last().drop();
  expect(statuses).toEqual(['connected', 'lost']);
  vi.advanceTimersByTime(399);
  expect(ends).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(ends).toHaveLength(2);
  last().drop();
  expect(statuses.at(-1)).toBe('unavailable');
  vi.advanceTimersByTime(800);
  expect(ends).toHaveLength(3);
  last().accept();
  expect(statuses.at(-1)).toBe('connected');
  last().drop();
  expect(statuses.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(ends).toHaveLength(4);
});

test('a socket that cannot even be made counts as lost', () => {
  let tries = 0;
  const { statuses } = begin(() => {
    tries += 1;
    throw new Error('sockets are forbidden here');
  });
  vi.advanceTimersByTime(400);
  expect(tries).toBe(2);
  expect(statuses).toEqual(['lost', 'unavailable']);
});

test('a host that is silent after a ping has gone, one that answers has not', () => {
  const { ends, last, statuses } = begin();
  last().accept();
  vi.advanceTimersByTime(15_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(statuses).toEqual(['connected']);
  vi.advanceTimersByTime(6000);
  expect(statuses).toEqual(['connected', 'lost']);
  expect(ends[0]?.closed).toBe(true);
});

test('a page that comes back looks at once whether its connection still lives', () => {
  const { live, last, statuses } = begin();
  last().accept();
  live.wake();
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(6000);
  expect(statuses).toEqual(['connected', 'lost']);
});

test('a socket that does not open in time is given up', () => {
  const { statuses, ends } = begin();
  vi.advanceTimersByTime(8000);
  expect(statuses).toEqual(['lost']);
  vi.advanceTimersByTime(400);
  expect(ends).toHaveLength(2);
});

test('it sleeps until it is woken, and waking twice opens one socket', () => {
  const { live, ends, last, statuses } = begin();
  last().accept();
  live.sleep();
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(ends).toHaveLength(1);
  live.wake();
  live.wake();
  expect(ends).toHaveLength(2);
  last().accept();
  expect(statuses).toEqual(['connected', 'lost', 'connected']);
});

test('nothing comes back after the end of the session, or after it was closed', () => {
  const ended = begin();
  ended.last().accept();
  ended.last().drop(4001);
  vi.advanceTimersByTime(60_000);
  expect(ended.ends).toHaveLength(1);

  const closed = begin();
  closed.last().accept();
  closed.live.close();
  closed.live.wake();
  vi.advanceTimersByTime(60_000);
  expect(closed.ends).toHaveLength(1);
  expect(closed.last().closed).toBe(true);
});

test('what is no message is logged and changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { last, heard } = begin();
  last().accept();
  last().say('{broken');
  last().say('"words"');
  expect(warn).toHaveBeenCalledTimes(2);
  expect(heard).toHaveLength(1);
  warn.mockRestore();
});
