import type { Db } from '@lamplight/db';
import { RETENTION } from '@lamplight/domain/retention';
import type { CurrentUser } from '@lamplight/domain/users';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { digest, type Random } from '../platform/random.ts';
import { toCurrentUser } from '../users/user-view.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessionsOfUser,
  deleteSession,
  deleteSessionsOfUser,
  findSessionsOfUser,
  findSessionWithUser,
  insertSession,
  updateSessionExpiry,
} from './sessions.repository.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, { user: CurrentUser }>;
    UserId: number;
    DatabaseUserAttributes: { user: CurrentUser };
  }
}

/** Days that a session lives after it was last used. */
const SESSION_DAYS = RETENTION.sessions.kept.count;

/** Seconds that a session cookie is kept. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

export interface Sessions {
  /** Starts a session and returns its token, which is stored nowhere. */
  start(userId: number): Promise<string>;
  /** The user of a token, or null for a token that is unknown or has expired. */
  validate(token: string): Promise<CurrentUser | null>;
  end(token: string): Promise<void>;
  endAll(userId: number): Promise<void>;
  /** Ends every session of the user but the one with this token. */
  endOthers(userId: number, keptToken: string): Promise<void>;
  deleteExpired(): Promise<void>;
  /** Whether the user has any session that has not expired. */
  isSignedIn(userId: number): Promise<boolean>;
  /** Calls back with the user at each use of a session. */
  onUse(listener: (user: CurrentUser) => void): void;
  /** Calls back when sessions of a user end, so that their sockets can be closed. */
  onEnd(listener: SessionEndListener): void;
}

/** `token` is null when every session of the user ended, `userId` when nobody's was. */
type SessionEndListener = (ended: { userId: number | null; token: string | null }) => void;

export function createSessions(db: Db, random: Random): Sessions {
  const lucia = new Lucia(adapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getUserAttributes: (attributes) => attributes,
  });
  const listeners: SessionEndListener[] = [];
  const useListeners: ((user: CurrentUser) => void)[] = [];
  return {
    async start(userId) {
      const session = await lucia.createSession(userId, {}, { sessionId: random.token() });
      return session.id;
    },
    async validate(token) {
      const { user } = await lucia.validateSession(token);
      if (user === null) return null;
      for (const listener of useListeners) listener(user.user);
      return user.user;
    },
    async end(token) {
      const { user } = await lucia.validateSession(token);
      await lucia.invalidateSession(token);
      for (const listener of listeners) listener({ userId: user?.id ?? null, token });
    },
    async endAll(userId) {
      await lucia.invalidateUserSessions(userId);
      for (const listener of listeners) listener({ userId, token: null });
    },
    async endOthers(userId, keptToken) {
      await deleteOtherSessionsOfUser(db, userId, digest(keptToken));
      // Which sockets belong to which session is not known here; the kept session's own comes back.
      for (const listener of listeners) listener({ userId, token: null });
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
    isSignedIn: async (userId) => (await lucia.getUserSessions(userId)).length > 0,
    onUse: (listener) => useListeners.push(listener),
    onEnd: (listener) => listeners.push(listener),
  };
}

/** Lucia's storage on our tables. Only the SHA-256 of a session id reaches the database. */
function adapter(db: Db): Adapter {
  return {
    async getSessionAndUser(id) {
      const row = await findSessionWithUser(db, digest(id));
      if (!row || row.expiresAt === null) return [null, null];
      const session = { id, userId: row.id, expiresAt: new Date(row.expiresAt), attributes: {} };
      return [session, { id: row.id, attributes: { user: toCurrentUser(row) } }];
    },
    async getUserSessions(userId) {
      const rows = await findSessionsOfUser(db, userId);
      return rows.map((row) => ({
        id: row.idHash,
        userId,
        expiresAt: new Date(row.expiresAt),
        attributes: {},
      }));
    },
    setSession: (session) =>
      insertSession(db, {
        idHash: digest(session.id),
        userId: session.userId,
        expiresAt: session.expiresAt.getTime(),
      }),
    updateSessionExpiration: (id, expiresAt) =>
      updateSessionExpiry(db, digest(id), expiresAt.getTime()),
    deleteSession: (id) => deleteSession(db, digest(id)),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db),
  };
}
