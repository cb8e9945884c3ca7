import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { classTablet } from '../../lib/class-tablet.ts';
import { isUnreachable } from '../../lib/errors.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { SESSION_KEY } from '../session/ended-session.ts';
import { forgetAnswers, keepAnswer, keptAnswer } from './answer-store.ts';
import { opensOffline } from './opens-offline.ts';

/**
 * What may be read without the host: texts that it gives to many, and where a child stands in them. Nothing that a
 * child wrote or was told alone, such as journal, chat and safety; nothing of other people.
 */
const KEPT: readonly string[] = [
  'lessons.modules',
  'lessons.list',
  'lessons.detail',
  'lessons.today',
  'curriculum.status',
  'curriculum.schedule',
  'curriculum.verse',
  'curriculum.fact',
  'stories.list',
  'journal.prompts',
];

let away = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  away = next;
  for (const listener of listeners) listener();
}

/** Whether the page shows what this device has kept, because the host can't be reached. */
export function useShowsKept(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => away,
  );
}

/** Whose answers are kept here; nobody's on a tablet that many children share. */
function ownerHere(): string | undefined {
  if (classTablet.read() !== undefined) return undefined;
  // Enough of the secret to tell sessions apart; not enough to use one.
  return sessionToken.read()?.slice(-12) || undefined;
}

function isStudent(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'role' in data && data.role === 'student';
}

function isKept([path]: QueryKey, data: unknown): boolean {
  if (path === SESSION_KEY[0]) return isStudent(data);
  return Array.isArray(path) && KEPT.includes(path.join('.'));
}

/** The host is back: whatever else the page shows is asked for anew. */
function comeBack(queryClient: QueryClient, answered: string): void {
  become(false);
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== answered });
}

/**
 * Asks the host. Only when it can't be reached and the page has no answer yet, it is the one that was kept here.
 * For the `persister` of queries.
 */
export async function askOrRemember<T, Key extends QueryKey>(
  ask: (context: QueryFunctionContext<Key>) => T | Promise<T>,
  context: QueryFunctionContext<Key>,
  { queryHash, state }: Pick<Query, 'queryHash' | 'state'>,
): Promise<T> {
  const owner = ownerHere();
  try {
    const data = await ask(context);
    if (owner !== undefined && isKept(context.queryKey, data)) {
      void keepAnswer(owner, queryHash, data);
    }
    if (away) comeBack(context.client, queryHash);
    return data;
  } catch (error) {
    // What the page has already may be newer than what was kept.
    if (owner === undefined || state.data !== undefined || !isUnreachable(error)) throw error;
    const data = await keptAnswer(owner, queryHash);
    if (data === undefined) throw error;
    become(true);
    // It is what the same question was answered with before.
    return data as T;
  }
}

/** Nothing stays of whoever leaves this device. */
export function forgetKept(): void {
  if (away) become(false);
  if (opensOffline()) void forgetAnswers();
}
