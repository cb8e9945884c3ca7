import type { CurrentUser } from '@lamplight/domain/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionToken } from '../../lib/session-token.ts';
import { type Visitor, visitorOf } from '../access.ts';
import { changeUser, sessionQuery } from './session.queries.ts';

export interface Session {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
  readonly authenticated: boolean;
  readonly visitor: Visitor;
}

/** The auth state of spec 3: the user, whether it is still loading, whether somebody is signed in. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  const user = data ?? null;
  return { user, loading: isPending, authenticated: user !== null, visitor: visitorOf(user) };
}

/** What a sign-in or a registration answers with. */
export interface SignedIn {
  readonly token: string;
  readonly user: CurrentUser;
}

/** Stores the token and the user after a sign-in, a registration or a magic link (spec 4, Session). */
export function useStoreSession(): (signedIn: SignedIn) => void {
  const queryClient = useQueryClient();
  return useCallback(
    ({ token, user }) => {
      sessionToken.write(token);
      changeUser(queryClient, user);
    },
    [queryClient],
  );
}
