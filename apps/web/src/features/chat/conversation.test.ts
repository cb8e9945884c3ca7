import type { ChatMessage } from '@lamplight/domain/chat';
import { expect, test } from 'vitest';
import { isFolded, turnsOf, withTurn } from './conversation.ts';

function turn(id: number, response: string | null = 'Because.'): ChatMessage {
  return {
    ...{ id, message: 'Why?', response, source: 'built-in', links: [], followUps: [] },
    ...{ segments: [], notice: null, stopped: false, createdAt: '2026-06-15T09:00:00.000Z' },
  };
}

test('a new turn stands at the end of the newest page', () => {
  const pages = withTurn([[turn(3)], [turn(1), turn(2)]], turn(4));
  expect(turnsOf(pages).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('a turn that has its answer now stands there once', () => {
  const pages = withTurn([[turn(1), turn(2, null)]], turn(2));
  expect(turnsOf(pages)).toEqual([turn(1), turn(2)]);
});

test('there is nothing before the first page is there', () => {
  expect(turnsOf(undefined)).toEqual([]);
  expect(turnsOf(withTurn([], turn(1)))).toEqual([turn(1)]);
});

test.each([
  ['safety', true, [], true],
  ['safety', true, [4], false],
  ['safety', false, [], false],
  ['built-in', true, [], false],
] as const)(
  'a turn of %s, on a shared device: %s, with %j sent here, is folded: %s',
  (source, isShared, sentHere, folded) => {
    expect(isFolded({ id: 4, source }, { sentHere, isShared })).toBe(folded);
  },
);
