import { type Db, isUniqueViolation, transact } from '@lamplight/db';
import {
  type AdminUser,
  type Approval,
  givesPower,
  type UserChanges,
} from '@lamplight/domain/admin';
import type { Role } from '@lamplight/domain/users';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { deleteTokensOf } from '../auth/auth-tokens.repository.ts';
import { emailKey } from '../auth/email-key.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import type { Sessions } from '../auth/sessions.ts';
import { usernameKey } from '../auth/username-key.ts';
import { insertMember } from '../classes/classes.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import {
  countUsersWithRole,
  findUser,
  type UserChanges as UserColumns,
  type UserRow,
  updateUser,
} from '../users/users.repository.ts';
import { toAdminUser } from './admin-user-view.ts';

export interface AccountEdits {
  /**
   * Changes somebody's account. Another role ends the sessions of the account. What gives power over an account
   * costs the own password of the actor.
   * @throws AppError NOT_FOUND, OWN_ADMIN_ROLE, LAST_ADMIN, USERNAME_TAKEN, DEMO_ACCOUNT, OWN_PASSWORD, VALIDATION,
   *   TOO_MANY_ATTEMPTS
   */
  change(actor: SignedIn, changes: UserChanges): Promise<AdminUser>;
  /**
   * Lets a teacher see the students of a class: of the first one where none is named, and then until they are given
   * another. Safe to repeat.
   * @param approval with the own password of the actor
   * @throws AppError NOT_FOUND for somebody who is no teacher, and for no class; OWN_PASSWORD, VALIDATION,
   *   TOO_MANY_ATTEMPTS
   */
  approveTeacher(actor: SignedIn, approval: Approval): Promise<AdminUser>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly passwordAgain: PasswordAgain;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
}

export function createAccountEdits(deps: Dependencies): AccountEdits {
  const { db, clock, sessions, passwordAgain, classes, families } = deps;

  async function find(handle: Db, id: number): Promise<UserRow> {
    const user = await findUser(handle, id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'There is no such account.' });
    return user;
  }

  async function checkRole(trx: Db, actor: SignedIn, user: UserRow, role: Role): Promise<void> {
    if (user.role !== 'admin' || role === 'admin') return;
    if (user.id === actor.user.id) throw new AppError('OWN_ADMIN_ROLE');
    if ((await countUsersWithRole(trx, 'admin')) <= 1) throw new AppError('LAST_ADMIN');
  }

  /** What changes with the role alone: nothing of the old one stays behind. */
  function columnsOfRole(user: UserRow, role: Role, changes: UserChanges): UserColumns {
    if (role !== 'student') return { age: null, grade: null, parentEmailKey: null };
    return {
      age: changes.age ?? user.age,
      grade: changes.grade ?? user.grade,
    };
  }

  /** Classes and families as a new account of this role would have them. */
  async function moveToRole(trx: Db, user: UserRow): Promise<void> {
    await classes.leaveAll(trx, user.id);
    await families.endAll(trx, user.id);
    switch (user.role) {
      case 'student':
        return classes.joinFirstClass(trx, user.id, 'student');
      case 'teacher':
        return classes.joinFirstClass(trx, user.id, 'teacher');
      case 'parent':
        return families.linkParent(trx, { ...user, proven: user.emailProvenAt !== null });
      case 'admin':
        return;
    }
  }

  /** Puts a teacher into the class that the admin chose, else into the first one. */
  async function giveClass(trx: Db, actor: SignedIn, userId: number, classId: number | undefined) {
    if (classId === undefined) return classes.joinFirstClass(trx, userId, 'teacher');
    await insertMember(trx, { classId, userId, role: 'teacher' });
    await insertAuditEvent(trx, {
      ...{ actorId: actor.user.id, action: 'class.teacher-added', userId },
      ...{ detail: { classId }, at: clock.now() },
    });
  }

  /** Links mailed to the old address end with it, and what a parent saw because of it. */
  async function changeAddress(trx: Db, user: UserRow): Promise<void> {
    await deleteTokensOf(trx, user.id, 'magic-link');
    await deleteTokensOf(trx, user.id, 'password-reset');
    if (user.role === 'parent') await families.relinkParent(trx, user);
  }

  /** What of the account became something else, by name; what it became is not told. */
  function changedFields(before: UserRow, after: UserRow): string {
    const fields = ['username', 'email', 'age', 'grade'] as const;
    return fields.filter((field) => before[field] !== after[field]).join(' ');
  }

  async function record(trx: Db, actor: SignedIn, before: UserRow, after: UserRow): Promise<void> {
    const event = { actorId: actor.user.id, userId: after.id, at: clock.now() };
    if (before.role !== after.role) {
      const detail = { from: before.role, to: after.role };
      await insertAuditEvent(trx, { ...event, action: 'account.role-changed', detail });
    }
    const fields = changedFields(before, after);
    if (fields === '') return;
    await insertAuditEvent(trx, { ...event, action: 'account.changed', detail: { fields } });
  }

  /** The own password is asked for before the transaction: its hash takes longer than others should wait. */
  async function requireOwnPassword(actor: SignedIn, changes: UserChanges): Promise<void> {
    const before = await find(db, changes.id);
    if (before.isDemo === 1) throw new AppError('DEMO_ACCOUNT');
    const after = {
      role: changes.role ?? before.role,
      emailKey: changes.email === undefined ? before.emailKey : emailKey(changes.email),
    };
    if (!givesPower(before, after)) return;
    await passwordAgain.require(actor.user.id, changes.ownPassword);
  }

  async function changeWithin(trx: Db, actor: SignedIn, changes: UserChanges) {
    const before = await find(trx, changes.id);
    if (before.isDemo === 1) throw new AppError('DEMO_ACCOUNT');
    const role = changes.role ?? before.role;
    await checkRole(trx, actor, before, role);
    const username = changes.username ?? before.username;
    const email = changes.email === undefined ? before.email : changes.email;
    const hasNewAddress = emailKey(email) !== before.emailKey;
    const hasNewRole = role !== before.role;
    await updateUser(trx, before.id, {
      username,
      usernameKey: usernameKey(username),
      email,
      emailKey: emailKey(email),
      emailProvenAt: hasNewAddress ? null : before.emailProvenAt,
      role,
      // Whom an admin makes a teacher needs no further approval.
      approvedAt: hasNewRole ? clock.now() : before.approvedAt,
      ...columnsOfRole(before, role, changes),
    });
    const after = await find(trx, before.id);
    if (hasNewRole) await moveToRole(trx, after);
    if (hasNewAddress) await changeAddress(trx, after);
    await record(trx, actor, before, after);
    return { after, hasNewRole };
  }

  return {
    async change(actor, changes) {
      await requireOwnPassword(actor, changes);
      try {
        const { after, hasNewRole } = await transact(db, (trx) =>
          changeWithin(trx, actor, changes),
        );
        if (hasNewRole) await sessions.endAll(after.id);
        return toAdminUser(after);
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('USERNAME_TAKEN');
        throw error;
      }
    },

    async approveTeacher(actor, { id, classId, ownPassword }) {
      const asked = await findUser(db, id);
      if (asked?.role === 'teacher' && asked.approvedAt === null) {
        await passwordAgain.require(actor.user.id, ownPassword);
      }
      if (classId !== undefined) await classes.authoriseClass(actor, classId);
      return transact(db, async (trx) => {
        const teacher = await findUser(trx, id);
        if (teacher?.role !== 'teacher') {
          throw new AppError('NOT_FOUND', { message: 'There is no such teacher.' });
        }
        const approvedAt = teacher.approvedAt ?? clock.now();
        await updateUser(trx, id, { approvedAt });
        await giveClass(trx, actor, id, classId);
        if (teacher.approvedAt === null) {
          await insertAuditEvent(trx, {
            ...{ actorId: actor.user.id, action: 'account.approved', userId: id },
            at: approvedAt,
          });
        }
        return toAdminUser({ ...teacher, approvedAt });
      });
    },
  };
}
