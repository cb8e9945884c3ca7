import rateLimit from '@fastify/rate-limit';
import { type Actor, AppError } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Requests in a minute. A class shares one address, so an address has only a ceiling that no class
 * reaches (60 tablets at the bell make about 600 requests) and that leaves a runaway script little of
 * the host; what a person may do is counted by account.
 */
export const LIMITS = {
  address: 120_000,
  /** Writes of visitors from one address: registrations and sign-ins, which cost a password hash. */
  visitorWrites: 3000,
  /** Writes of one account: five a second without a pause. */
  accountWrites: 300,
} as const;

const MINUTE = 60_000;

/** Addresses and accounts that are remembered at once. */
const REMEMBERED = 10_000;

export type WriteLimits = (request: FastifyRequest, actor: Actor, calls: number) => Promise<void>;

/** Counts every request by its address, except those of programs on this machine. */
export async function limitAddresses(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: LIMITS.address,
    timeWindow: MINUTE,
    cache: REMEMBERED,
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
 * Counts the calls of a writing request: for an account, or for a visitor's address.
 * @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait
 */
export function createWriteLimits(app: FastifyInstance): WriteLimits {
  const keys = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? request.ip;
  const common = { timeWindow: MINUTE, cache: REMEMBERED, allowList: [], keyGenerator };
  const ofVisitors = app.createRateLimit({ ...common, max: LIMITS.visitorWrites });
  const ofAccounts = app.createRateLimit({ ...common, max: LIMITS.accountWrites });
  return async (request, actor, calls) => {
    const isVisitor = actor.kind === 'visitor';
    keys.set(request, isVisitor ? `address ${request.ip}` : `account ${actor.user.id}`);
    const count = isVisitor ? ofVisitors : ofAccounts;
    for (let call = 0; call < calls; call += 1) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
    }
  };
}

function tooMany(ttl: number): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) });
}
