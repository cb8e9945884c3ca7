import { expect, test } from 'vitest';
import { bodyWithId } from './rest-route.ts';

function withId(body: unknown, userId = '7') {
  return bodyWithId({ params: { userId }, query: {}, body }, 'userId');
}

test('the id of the path joins the fields of the body', () => {
  expect(withId({ bio: 'Hello' })).toEqual({ bio: 'Hello', userId: 7 });
  expect(withId({ bio: 'Hello', userId: 7 })).toEqual({ bio: 'Hello', userId: 7 });
  expect(withId({ userId: null })).toEqual({ userId: 7 });
});

test('without a body there is the id alone', () => {
  expect(withId(undefined)).toEqual({ userId: 7 });
  expect(withId(null)).toEqual({ userId: 7 });
});

test('a body that names another id than the path makes no valid id', () => {
  expect(withId({ userId: 8 })).toEqual({ userId: '7 or 8' });
});

test('a body that is no object is left to be refused', () => {
  expect(withId('hello')).toBe('hello');
  expect(withId([1])).toEqual([1]);
});
