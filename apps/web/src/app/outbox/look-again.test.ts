import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { lookAgain } from './look-again.ts';

/** A page that shows a list, which the host answers one request at a time. */
function pageWithList() {
  const queryClient = createQueryClient(() => undefined);
  const answers: ((list: string) => void)[] = [];
  const list = new QueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  list.subscribe(() => undefined);
  return { queryClient, answers, shown: () => list.getCurrentResult().data };
}

test('a list that was asked for before the host had heard of it is asked for once more', async () => {
  const { queryClient, answers, shown } = pageWithList();
  const looked = lookAgain(queryClient);
  answers[0]?.('from before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('as it is now');
  await looked;
  expect(shown()).toBe('as it is now');
  expect(answers).toHaveLength(2);
});

test('a list that is there is asked for once', async () => {
  const { queryClient, answers, shown } = pageWithList();
  answers[0]?.('from before');
  await vi.waitFor(() => expect(shown()).toBe('from before'));
  const looked = lookAgain(queryClient);
  answers[1]?.('as it is now');
  await looked;
  expect(shown()).toBe('as it is now');
  expect(answers).toHaveLength(2);
});

test('who is signed in is not asked for', async () => {
  const queryClient = createQueryClient(() => undefined);
  const ask = vi.fn(async () => null);
  new QueryObserver(queryClient, { queryKey: ['session'], queryFn: ask }).subscribe(
    () => undefined,
  );
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await lookAgain(queryClient);
  expect(ask).toHaveBeenCalledTimes(1);
});
