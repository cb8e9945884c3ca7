import { useEffect, useEffectEvent, useState } from 'react';
import { spendMagicToken } from './auth.queries.ts';
import { useEnter } from './use-enter.ts';

export interface MagicSignInState {
  /** Why the link did not work; undefined while it is looked at and after it worked. */
  readonly refusal: { readonly error: unknown } | undefined;
  /** Tries the same link again, after the host could not be reached. */
  readonly retry: () => void;
}

/** Spends a magic link's token when the page opens, and goes home with the session. */
export function useMagicSignIn(token: string): MagicSignInState {
  const enter = useEffectEvent(useEnter());
  const [refusal, setRefusal] = useState<MagicSignInState['refusal']>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another call.
  useEffect(() => {
    let mounted = true;
    spendMagicToken(token).then(
      (signedIn) => {
        if (mounted) void enter(signedIn);
      },
      (error: unknown) => {
        if (mounted) setRefusal({ error });
      },
    );
    return () => {
      mounted = false;
    };
  }, [token, attempt]);

  const retry = () => {
    setRefusal(undefined);
    setAttempt(attempt + 1);
  };
  return { refusal, retry };
}
