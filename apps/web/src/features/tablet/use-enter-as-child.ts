import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type SignedIn, useStoreSession } from '../../app/session/use-session.ts';
import { classTablet, tabletUse } from '../../lib/class-tablet.ts';

/** What follows the sign-in of a child: the session is stored, and the way leads home. */
export function useEnterAsChild(): (signedIn: SignedIn) => Promise<void> {
  const storeSession = useStoreSession();
  const navigate = useNavigate();
  return useCallback(
    async ({ token, user }) => {
      storeSession({ token, user });
      if (classTablet.read() !== undefined) tabletUse.write({ userId: user.id, at: Date.now() });
      await navigate({ to: '/', replace: true });
    },
    [storeSession, navigate],
  );
}
