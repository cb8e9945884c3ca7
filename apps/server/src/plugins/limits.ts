import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import { type Actor, AppError } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SteadyCounts } from './steady-counts.ts';

/**
 * Calls in a minute: each procedure is one, however many travel together. A class shares one address, so an address has only a ceiling that no class
 * reaches (60 tablets at the bell make about 600 requests) and that leaves a runaway script little of
 * the host; what a person may do is counted by account.
 */
export const LIMITS = {
  address: 120_000,
  /** Writes of visitors from one address: registrations and sign-ins, which cost a password hash. */
  visitorWrites: 3000,
  /** Writes of one account: five a second without a pause. */
  accountWrites: 300,
  /** Reads of one account, and what it sends over sockets: thirty a second. A page makes about ten. */
  accountReads: 1800,
} as const;

/**
 * Milliseconds until an account that calls too often is told so. Telling costs the host nearly as much as a read:
 * a program that floods over kept-alive connections gets one refusal a second on each.
 */
export const REFUSAL_PAUSE = 1000;

const MINUTE = 60_000;

/** What somebody's calls do, and how many they are. */
export interface Calls {
  readonly kind: 'read' | 'write';
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
 * Counts calls: of an account, or those of a visitor's address that write.
 * @param refusalPause milliseconds before an account is refused
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
  return async (request, actor, calls) => {
    const isVisitor = actor.kind === 'visitor';
    if (isVisitor && calls.kind === 'read') return;
    keys.set(request, isVisitor ? `address ${request.ip}` : `account ${actor.user.id}`);
    const countOne = isVisitor ? ofVisitors : ofAccounts[calls.kind];
    for (let call = 0; call < calls.count; call += 1) {
      const counted = await countOne(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      if (!isVisitor) await pause(refusalPause);
      throw tooMany(counted.ttl);
    }
  };
}

function tooMany(ttl: number): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) });
}
