import type { Context } from '../../platform/context.ts';
import { rememberDevice } from './known-devices.ts';
import type { SignedInAnswer } from './signed-in-answer.ts';

/**
 * What follows when somebody has shown who they are: the browser gets the session, the account knows the device, and of
 * an adult it is noted when the way there was plain http.
 */
export async function letIn(ctx: Context, { token, user }: SignedInAnswer): Promise<void> {
  ctx.setSessionCookie(token);
  await rememberDevice(ctx, user.id);
  if (ctx.plainHttp && user.role !== 'student') await ctx.services.plainSignIns.note(user.id);
}
