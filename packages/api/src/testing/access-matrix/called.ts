import { reopenTestDatabase } from '@lamplight/db/testing';
import { appRouter } from '../../app-router.ts';
import { VISITOR } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toAppError } from '../../platform/error-mapping.ts';
import { createCallerFactory } from '../../platform/procedures.ts';
import { type Caller, createTestApp, type TestApp } from '../index.ts';
import type { Prepared, Row } from './row.ts';
import { STRANGERS, type Who } from './who.ts';
import { type Callers, MARKS, WORDS_MARK, type World } from './world.ts';

const createCaller = createCallerFactory(appRouter);

const procedures = appRouter._def.procedures as unknown as Readonly<
  Record<string, { readonly _def: { readonly type: 'query' | 'mutation' | 'subscription' } }>
>;

/** Which procedures there are, and what kind each is. */
export const PROCEDURES = new Map(
  Object.entries(procedures).map(([path, { _def }]) => [path, _def.type]),
);

/** A world as it was made, from which copies are opened: what one call changes the next one does not see. */
export interface Original {
  readonly bytes: Buffer;
  readonly world: World;
  readonly tokens: Readonly<Record<Who | 'friend', string | null>>;
}

/** A copy of the world with everybody in it. */
export interface Copy {
  readonly as: Callers;
  readonly prepared: Prepared;
  /** Ends its feeds too. */
  close(): Promise<void>;
}

export async function openCopy({ bytes, tokens, world }: Original, row?: Row): Promise<Copy> {
  const leaving = new AbortController();
  const app = await createTestApp({ db: reopenTestDatabase(bytes) });
  const as = callersIn(app, tokens, leaving.signal);
  const prepared = row?.before ? await row.before(world, as, app) : {};
  return {
    ...{ as, prepared },
    async close() {
      leaving.abort();
      await app.close();
    },
  };
}

/** Everybody of the world, as callers of the host that it lies in. */
export function callersIn(
  app: TestApp,
  tokens: Original['tokens'],
  signal = new AbortController().signal,
): Callers {
  return async (who) => createCaller(await contextOf(app, tokens[who]), { signal });
}

async function contextOf(app: TestApp, token: string | null): Promise<Context> {
  const context = await app.contextFor(token);
  return token === null ? { ...context, actor: VISITOR } : context;
}

/** The ways of saying no: not theirs, not there for them, a room that is not theirs, a question they were never asked. */
export const REFUSALS: readonly string[] = [
  ...['FORBIDDEN', 'NOT_FOUND'],
  ...['NOT_IN_ROOM', 'NOT_ROOM_HOST', 'QUESTION_OVER'],
];

/**
 * What somebody is answered: `answered`, or the code of the refusal. To be told that there is no such thing, and to
 * be told that it is not theirs, are one here, since which of them it is must not matter to who asks.
 * @returns `leaked` for an answer that tells a stranger of the first student
 */
export async function outcome(
  { as }: Copy,
  who: Who,
  path: string,
  { input, isSecret }: { readonly input: unknown; readonly isSecret: boolean },
): Promise<string> {
  try {
    const answer = await answerOf(await as(who), path, input);
    return !isSecret && tellsTooMuch(who, answer) ? 'leaked' : 'answered';
  } catch (error) {
    const { code } = toAppError(error);
    return REFUSALS.includes(code) ? 'refused' : code;
  }
}

/** Whether an answer tells somebody of the first student what they may not know. */
export function tellsTooMuch(who: Who, answer: string): boolean {
  const hidden = who === 'unprovenParent' ? [WORDS_MARK] : STRANGERS.includes(who) ? MARKS : [];
  return hidden.some((mark) => answer.toLowerCase().includes(mark));
}

/** The answer in JSON; of a subscription the first thing that it tells. */
async function answerOf(caller: Caller, path: string, input: unknown): Promise<string> {
  const [noun = '', name = ''] = path.split('.');
  const nouns = caller as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  const answer = await nouns[noun]?.[name]?.(input);
  return JSON.stringify(isFeed(answer) ? await firstOf(answer) : answer) ?? '';
}

function isFeed(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

/** What a feed tells at once; nothing where it waits for something to happen. */
async function firstOf(feed: AsyncIterable<unknown>): Promise<unknown> {
  const next = feed[Symbol.asyncIterator]().next();
  const quiet = new Promise<null>((resolve) => setImmediate(resolve, null));
  return Promise.race([next.then(({ value }) => value), quiet]);
}
