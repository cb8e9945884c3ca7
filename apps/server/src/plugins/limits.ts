import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import { type Actor, AppError, createAllowances } from '@lamplight/api';
import {
  CALLS_OF_ACCOUNT,
  CALLS_OF_ADDRESS,
  CALLS_OF_CHILD,
  type CallKind,
} from '@lamplight/domain/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SteadyCounts } from './steady-counts.ts';

/**
 * Requests and calls in a minute: each procedure is a call, however many travel together. A class shares one address, so an address has
 * only ceilings that no class reaches (60 tablets at the bell make about 600 requests): this one of all requests, pages and their
 * files among them, and `CALLS_OF_ADDRESS`. What a person may do is counted by account.
 */
export const LIMITS = {
  address: 120_000,
  /** Writes of visitors from one address: registrations and sign-ins, which cost a password hash. */
  visitorWrites: 3000,
  accountWrites: CALLS_OF_ACCOUNT.write,
  /** Reads of one account, and what it sends over sockets. */
  accountReads: CALLS_OF_ACCOUNT.read,
} as const;

/**
 * Milliseconds until whoever calls too often is told so. Telling costs the host nearly as much as a read:
 * a program that floods over kept-alive connections gets one refusal a second on each.
 */
export const REFUSAL_PAUSE = 1000;

const MINUTE = 60_000;

/** What somebody's calls do, and how many they are. */
export interface Calls {
  readonly kind: CallKind;
  readonly count: number;
}

export type CallLimits = (request: FastifyRequest, actor: Actor, calls: Calls) => Promise<void>;

/** Counts every request by its address, except those of programs on this machine. */
export async function limitAddresses(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: LIMITS.address,
    timeWindow: MINUTE,
    store: SteadyCounts,
    allowList: (request) => request.ip === '127.0.0.1' || request.ip === '::1',
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
} as const;

/**
 * The calls of all accounts from one address. Where they are spent, each account goes on as slowly as a child of a full class
 * does: forty accounts of one pupil get no more than a class, and keep nobody out who sits behind the same address.
 */
function callsOfAddresses() {
  const now = () => performance.now();
  const of = (kind: CallKind) => ({
    address: createAllowances(CALLS_OF_ADDRESS[kind], now),
    child: createAllowances(CALLS_OF_CHILD[kind], now),
  });
  const kinds = { read: of('read'), write: of('write') };
  /** @returns the seconds to wait; none for calls that may be */
  return (address: string, userId: number, { kind, count }: Calls): number => {
    // Both are spent: who has flooded has no slow calls left either.
    const ofChild = kinds[kind].child.spend(String(userId), count);
    return Math.min(ofChild, kinds[kind].address.spend(address, count));
  };
}

/**
 * Counts calls: of an account and of all from its address, or those of a visitor's address that write.
 * @param refusalPause milliseconds before anybody is refused
 * @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait
 */
export function createCallLimits(app: FastifyInstance, refusalPause: number): CallLimits {
  const keys = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? request.ip;
  const common = { timeWindow: MINUTE, allowList: [], keyGenerator };
  const ofVisitors = app.createRateLimit({ ...common, max: LIMITS.visitorWrites });
  const ofAccounts = {
    read: app.createRateLimit({ ...common, max: LIMITS.accountReads }),
    write: app.createRateLimit({ ...common, max: LIMITS.accountWrites }),
  };
  const waitOfAddress = callsOfAddresses();

  const hasPaused = new WeakSet<FastifyRequest>();

  async function refuse(request: FastifyRequest, milliseconds: number): Promise<never> {
    hasPaused.add(request);
    await pause(refusalPause);
    throw tooMany(milliseconds);
  }

  // Refusals of services, too: of sign-ins and new accounts, which a program would ask for again at once.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 429 || hasPaused.has(request)) return done(null, payload);
    setTimeout(done, refusalPause, null, payload);
  });

  return async (request, actor, calls) => {
    const isVisitor = actor.kind === 'visitor';
    if (isVisitor && calls.kind === 'read') return;
    keys.set(request, isVisitor ? `address ${request.ip}` : `account ${actor.user.id}`);
    const countOne = isVisitor ? ofVisitors : ofAccounts[calls.kind];
    for (let call = 0; call < calls.count; call += 1) {
      const counted = await countOne(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      return refuse(request, counted.ttl);
    }
    if (isVisitor) return;
    const seconds = waitOfAddress(request.ip, actor.user.id, calls);
    if (seconds > 0) return refuse(request, seconds * 1000);
  };
}

function tooMany(ttl: number): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) });
}
