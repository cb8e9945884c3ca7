import type { SignedIn } from '../../app/session/use-session.ts';
import { api, trpc } from '../../app/trpc.ts';
import { isUnreachable } from '../../lib/errors.ts';

/** What visitors may know of this host: its mail server and its demo account. */
export function useHostInfo() {
  return trpc.host.info.useQuery();
}

export function useLogin() {
  return trpc.auth.login.useMutation();
}

export function useRegister() {
  return trpc.auth.register.useMutation();
}

export function useRequestMagicLink() {
  return trpc.auth.requestMagicLink.useMutation();
}

export function useForgotPassword() {
  return trpc.auth.forgotPassword.useMutation();
}

export function useResetPassword() {
  return trpc.auth.resetPassword.useMutation();
}

const spending = new Map<string, Promise<SignedIn>>();

/**
 * Spends the token of a magic link, once for each token: React mounts a page twice in development,
 * and the second call would find the token spent. A host that was not reached has spent nothing, so
 * that call may be made again.
 */
export function spendMagicToken(token: string): Promise<SignedIn> {
  const running = spending.get(token);
  if (running !== undefined) return running;
  const call = api.auth.magicLogin.mutate({ token });
  spending.set(token, call);
  call.catch((error: unknown) => {
    if (isUnreachable(error)) spending.delete(token);
  });
  return call;
}
