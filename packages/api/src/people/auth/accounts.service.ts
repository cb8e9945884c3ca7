import { type Db, isUniqueViolation, transact } from '@lamplight/db';
import type { Registration } from '@lamplight/domain/auth';
import type { CurrentUser } from '@lamplight/domain/users';
import { type Allowances, tooManyAttempts } from '../../platform/allowances.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { insertEvent } from '../activity/activity.repository.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { insertMember } from '../classes/classes.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import type { SafetyWatch } from '../safety/watch.service.ts';
import { toCurrentUser } from '../users/user-view.ts';
import {
  countUsersWithRole,
  deleteUser,
  findUser,
  findUserByUsernameKey,
  insertDeletionReceipt,
  insertUser,
  type NewUser,
} from '../users/users.repository.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { countOpenAlerts } from './deletion-wishes.repository.ts';
import { emailKey } from './email-key.ts';
import { requireFriendlyUsername, requireOwnUsername } from './friendly-username.ts';
import type { MailedLinks } from './mailed-links.service.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignUpRule } from './sign-up-rule.ts';
import type { SignedInAnswer } from './signed-in-answer.ts';
import { usernameKey } from './username-key.ts';

export interface AccountsService {
  /**
   * @param from the host's own address, which mails lead to, and that of whoever asks
   * @throws AppError USERNAME_TAKEN, SIGNUP_CLOSED, VALIDATION for a name that is refused or a code of no class,
   * TOO_MANY_ATTEMPTS after many of these, and for accounts by the hundred from one address
   */
  register(
    registration: Registration,
    from: { readonly baseUrl: string; readonly address: string },
  ): Promise<SignedInAnswer>;
  /**
   * Deletes an account with everything in it, at its owner's wish, a parent's or an admin's.
   * @param by id of whoever else wished it, null where their account is gone; the audit log names them
   * @param receipt one that was handed out before; a new one where it is left out
   * @throws AppError LAST_ADMIN, DEMO_ACCOUNT
   */
  remove(user: CurrentUser, by?: number | null, receipt?: string): Promise<{ receipt: string }>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
  readonly links: MailedLinks;
  readonly watch: Pick<SafetyWatch, 'hear' | 'replyTo'>;
  readonly signUp: SignUpRule;
  /** New accounts by address, and by class where a code was given. */
  readonly signUps: Allowances;
  /** Whether a new teacher needs no admin's approval. */
  readonly teachersAreApproved: boolean;
}

/** What somebody wrote into the registration. */
function namesOf(
  user: Pick<NewUser, 'username' | 'firstName' | 'lastName' | 'email' | 'parentEmailKey'>,
) {
  const { username, firstName, lastName, email, parentEmailKey } = user;
  const parts = [username, firstName, lastName, email, parentEmailKey].flatMap(
    (name) => name || [],
  );
  return { source: 'name', text: parts.join('\n'), parts } as const;
}

export function createAccountsService(deps: Dependencies): AccountsService {
  const { db, clock, random, passwords, sessions, classes, families, links, watch, signUp } = deps;

  function newUser(registration: Registration, passwordHash: string): NewUser {
    const { role } = registration;
    const isStudent = role === 'student';
    const now = clock.now();
    return {
      username: registration.username,
      usernameKey: usernameKey(registration.username),
      email: registration.email ?? null,
      emailKey: emailKey(registration.email),
      emailProvenAt: null,
      passwordHash,
      role,
      firstName: registration.firstName ?? null,
      lastName: registration.lastName ?? null,
      age: isStudent ? (registration.age ?? null) : null,
      grade: isStudent ? (registration.grade ?? null) : null,
      parentEmailKey: isStudent ? emailKey(registration.parentEmail) : null,
      approvedAt: role === 'teacher' && !deps.teachersAreApproved ? null : now,
      termsAcceptedAt: now,
      createdAt: now,
      lastLoginAt: now,
    };
  }

  /** @param classId where a student begins; null for the first class */
  async function store(trx: Db, user: NewUser, classId: number | null): Promise<number> {
    const id = await insertUser(trx, user);
    if (user.role === 'student') {
      if (classId === null) await classes.joinFirstClass(trx, id, 'student');
      else await insertMember(trx, { classId, userId: id, role: 'student' });
      await families.linkNewStudent(trx, { id, parentEmailKey: user.parentEmailKey ?? null });
      await watch.hear(trx, { userId: id, ...namesOf(user) });
    }
    if (user.role === 'teacher' && user.approvedAt !== null) {
      await classes.joinFirstClass(trx, id, 'teacher');
    }
    if (user.role === 'parent') {
      await families.linkParent(trx, { id, emailKey: user.emailKey ?? null, proven: false });
    }
    await insertEvent(trx, { userId: id, kind: 'registered', subject: null, at: clock.now() });
    return id;
  }

  async function storeUnlessTaken(user: NewUser, classId: number | null): Promise<number> {
    try {
      return await transact(db, (trx) => store(trx, user, classId));
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('USERNAME_TAKEN');
      throw error;
    }
  }

  return {
    async register(registration, { baseUrl, address }) {
      requireFriendlyUsername(registration.username);
      // Teachers choose freely: an admin looks at them before anybody else does.
      if (registration.role !== 'teacher') requireOwnUsername(registration.username);
      requireUncommonPassword(registration, registration.password);
      const isStudent = registration.role === 'student';
      const classId = isStudent ? await signUp.classFor(registration, address) : null;
      // Asked before the costly hash; the unique index decides between those who ask at once.
      if (await findUserByUsernameKey(db, usernameKey(registration.username))) {
        throw new AppError('USERNAME_TAKEN');
      }
      // A program without a code keeps no class out that has one.
      const wait = deps.signUps.spend(`${address} ${classId ?? ''}`);
      if (wait > 0) throw tooManyAttempts(wait);
      const passwordHash = await passwords.hash(registration.password);
      const id = await storeUnlessTaken(newUser(registration, passwordHash), classId);
      const user = await findUser(db, id);
      if (!user) throw new AppError('NOT_FOUND');
      if (user.role === 'parent') await links.askToProveAddress(user, baseUrl);
      const shown = toCurrentUser(user);
      const words = shown.role === 'student' ? await watch.replyTo(shown, namesOf(user)) : null;
      const answer = { token: await sessions.start(id), user: shown };
      return { ...answer, ...words };
    },

    async remove(user, by, receipt = random.token()) {
      if (user.isDemo) throw new AppError('DEMO_ACCOUNT');
      await transact(db, async (trx) => {
        if (user.role === 'admin' && (await countUsersWithRole(trx, 'admin')) <= 1) {
          throw new AppError('LAST_ADMIN');
        }
        const { id: userId, role } = user;
        const { all: openAlerts } = await countOpenAlerts(trx, userId);
        await deleteUser(trx, userId);
        await insertDeletionReceipt(trx, { receipt, userId, role, deletedAt: clock.now() });
        // Without the id of whom it was done to: nothing of that person stays.
        await insertAuditEvent(trx, {
          ...{ actorId: by ?? null, action: 'account.deleted' },
          detail: {
            ...{ role, byOwner: by === undefined },
            // The desk loses them with the account: that they were there stays.
            ...(openAlerts > 0 ? { openAlerts } : {}),
          },
          at: clock.now(),
        });
      });
      await sessions.endAll(user.id);
      return { receipt };
    },
  };
}
