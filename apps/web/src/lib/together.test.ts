import { expect, test } from 'vitest';
import { together } from './together.ts';

const asked: string[] = [];
const query = (name: string, state: 'there' | 'waits' | 'failed') => ({
  data: state === 'there' ? name : undefined,
  isPending: state === 'waits',
  isError: state === 'failed',
  error: state === 'failed' ? new Error(name) : null,
  refetch: () => asked.push(name),
});

test('many answers are there when the last of them is', () => {
  expect(together([query('a', 'there'), query('b', 'waits')])).toMatchObject({
    ...{ data: undefined, isPending: true, isError: false },
  });
  expect(together([query('a', 'there'), query('b', 'there')])).toMatchObject({
    ...{ data: ['a', 'b'], isPending: false, isError: false },
  });
  expect(together<string>([]).data).toEqual([]);
});

test('one that failed stands for all, and is the only one that is asked again', () => {
  const all = together([query('a', 'there'), query('b', 'failed')]);
  expect(all).toMatchObject({ data: undefined, isPending: false, isError: true });
  expect(all.error).toEqual(new Error('b'));
  all.refetch();
  expect(asked).toEqual(['b']);
});
