import type { SafetyWords } from '@lamplight/domain/safety';
import { ROLES, type Role } from '@lamplight/domain/users';
import { initTRPC, TRPCError, type TRPCProcedureType } from '@trpc/server';
import type { Actor, SignedIn } from './actor.ts';
import { AppError } from './app-error.ts';
import type { Context } from './context.ts';
import { toAppError } from './error-mapping.ts';
import type { HeardFields } from './heard-fields.ts';
import type { Work } from './idempotency.ts';

export interface Access {
  /** Who may call: everyone, or the signed-in people of these roles. */
  readonly roles: 'everyone' | readonly Role[];
  /**
   * True where the input's userId may name another person and the service decides whether the
   * actor may see them; elsewhere another person's id is refused.
   */
  readonly othersByRule?: boolean;
  /**
   * What of the input is a child's own words: it is heard before the call is carried out, whatever
   * becomes of it (decision 0025). A test walks all inputs and finds those that are not named.
   */
  readonly heard?: HeardFields;
  /** As `heard`, where the service that stores the words hears them in the same transaction. */
  readonly heardWhereStored?: HeardFields;
}

const t = initTRPC
  .context<Context>()
  .meta<Access>()
  .create({
    errorFormatter({ shape, error }) {
      const known = toAppError(error);
      return {
        ...shape,
        message: known.message,
        data: { ...known.toBody(), status: known.status, retryAfter: known.retryAfter },
      };
    },
  });

export const { router, createCallerFactory, mergeRouters } = t;

/** Denies a procedure that says nothing of its roles, and everyone whom its roles leave out. */
function authorise(actor: Actor, access: Access | undefined): void {
  if (!access) throw new AppError('FORBIDDEN');
  if (access.roles === 'everyone') return;
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
  if (!access.roles.includes(actor.user.role)) throw new AppError('FORBIDDEN');
}

/** Refuses what the way in which a call came does not carry. */
function requireWay({ subscriptionsOnly }: Context, type: TRPCProcedureType): void {
  if (subscriptionsOnly && type !== 'subscription') throw new AppError('SUBSCRIPTIONS_ONLY');
}

/**
 * What a call brings, unchecked. A mutation without input may come without a body; one whose body
 * cannot be read is refused where the input is checked.
 */
async function rawInput(getRawInput: () => Promise<unknown>): Promise<unknown> {
  return getRawInput().catch(() => undefined);
}

/** A userId in an input is only compared with the session (decisions, REST). */
function compareUserId(actor: Actor, access: Access | undefined, input: unknown): void {
  if (actor.kind === 'visitor' || access?.othersByRule) return;
  if (typeof input === 'object' && input !== null && 'userId' in input) {
    const named = input.userId;
    if (named !== undefined && named !== null && named !== actor.user.id) {
      throw new AppError('FORBIDDEN');
    }
  }
}

// Each procedure has one middleware of ours: every further one costs a call as much as a read.

/** For visitors and everybody else. */
export const openProcedure = t.procedure
  .meta({ roles: 'everyone' })
  .use(async ({ ctx, type, meta, getRawInput, next }) => {
    requireWay(ctx, type);
    authorise(ctx.actor, meta);
    compareUserId(ctx.actor, meta, await rawInput(getRawInput));
    return next();
  });

/** An answer with the fixed reply to a child in danger beside it; a list stays as it is. */
function withReply(data: unknown, words: SafetyWords): unknown {
  if (Array.isArray(data)) return data;
  return typeof data === 'object' ? { ...data, ...words } : (data ?? words);
}

/** A refusal with the fixed reply to a child in danger; a failure of the host stays as it is, for the log. */
function refusalWithReply(error: TRPCError, words: SafetyWords): TRPCError {
  const known = toAppError(error);
  if (known.status >= 500) return error;
  return new TRPCError({ code: error.code, cause: known.withSafetyWords(words) });
}

/**
 * For signed-in people of the given roles (of any role, when none is given).
 * `ctx.once` gives a mutation one effect for each Idempotency-Key.
 */
export function procedureFor(roles: readonly Role[] = ROLES, options: Omit<Access, 'roles'> = {}) {
  return t.procedure
    .meta({ roles, ...options })
    .use(async ({ ctx, type, meta, path, getRawInput, next }) => {
      requireWay(ctx, type);
      authorise(ctx.actor, meta);
      const input = await rawInput(getRawInput);
      compareUserId(ctx.actor, meta, input);
      // authorise has sent every visitor away.
      const actor = ctx.actor as SignedIn;
      const reply =
        meta?.heard === undefined
          ? null
          : await ctx.services.safetyWatch.hearCall(actor.user, meta.heard, input);
      const call = { userId: actor.user.id, key: ctx.idempotencyKey, operation: path };
      const once = <T>(work: Work<T>) => ctx.services.idempotency.once(call, work);
      const result = await next({ ctx: { actor, once } });
      if (reply === null) return result;
      return result.ok
        ? { ...result, data: withReply(result.data, reply) }
        : { ...result, error: refusalWithReply(result.error, reply) };
    });
}
