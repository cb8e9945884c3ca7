import { ROLES, type Role } from '@lamplight/domain/users';
import { initTRPC } from '@trpc/server';
import type { SignedIn } from './actor.ts';
import { AppError } from './app-error.ts';
import type { Context } from './context.ts';
import { toAppError } from './error-mapping.ts';

export interface Access {
  /** Who may call: everyone, or the signed-in people of these roles. */
  readonly roles: 'everyone' | readonly Role[];
  /**
   * True where the input's userId may name another person and the service decides whether the
   * actor may see them; elsewhere another person's id is refused.
   */
  readonly othersByRule?: boolean;
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
const authorise = t.middleware(({ ctx, meta, next }) => {
  if (!meta) throw new AppError('FORBIDDEN');
  if (meta.roles === 'everyone') return next();
  if (ctx.actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
  if (!meta.roles.includes(ctx.actor.user.role)) throw new AppError('FORBIDDEN');
  return next();
});

/** A userId in an input is only compared with the session (decisions, REST). */
const compareUserId = t.middleware(async ({ ctx, meta, getRawInput, next }) => {
  if (ctx.actor.kind === 'visitor' || meta?.othersByRule) return next();
  const input: unknown = await getRawInput();
  if (typeof input === 'object' && input !== null && 'userId' in input) {
    const named = input.userId;
    if (named !== undefined && named !== null && named !== ctx.actor.user.id) {
      throw new AppError('FORBIDDEN');
    }
  }
  return next();
});

const base = t.procedure.use(authorise).use(compareUserId);

/** For visitors and everybody else. */
export const openProcedure = base.meta({ roles: 'everyone' });

/**
 * For signed-in people of the given roles (of any role, when none is given).
 * `ctx.once` gives a mutation one effect for each Idempotency-Key.
 */
export function procedureFor(roles: readonly Role[] = ROLES, options: Omit<Access, 'roles'> = {}) {
  return base.meta({ roles, ...options }).use(({ ctx, path, next }) => {
    // authorise, before this, has sent every visitor away.
    const actor = ctx.actor as SignedIn;
    const call = { userId: actor.user.id, key: ctx.idempotencyKey, operation: path };
    const once = <T>(work: () => Promise<T>) => ctx.services.idempotency.once(call, work);
    return next({ ctx: { ...ctx, actor, once } });
  });
}
