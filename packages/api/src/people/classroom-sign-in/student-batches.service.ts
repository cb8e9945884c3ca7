import { type Db, isUniqueViolation, transact } from '@lamplight/db';
import {
  type BatchLine,
  type BatchPreview,
  foldedName,
  type NewBatch,
  type NewStudent,
  readBatch,
  STUDENTS_PER_BATCH,
  suggestUserNames,
} from '@lamplight/domain/classroom-sign-in';
import type { TaughtClass } from '@lamplight/domain/teaching';
import type { CurrentUser } from '@lamplight/domain/users';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError, ERRORS, type Issue } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { Random } from '../../platform/random.ts';
import { insertEvent } from '../activity/activity.repository.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { emailKey } from '../auth/email-key.ts';
import type { Passwords } from '../auth/passwords.ts';
import { usernameKey } from '../auth/username-key.ts';
import { insertMember } from '../classes/classes.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { markAsSample } from '../users/sample-accounts.repository.ts';
import { insertUser } from '../users/users.repository.ts';
import { cellsOf } from './batch-csv.ts';
import { findClassesWithStudents, findUsernameKeys } from './batches.repository.ts';
import { findClassChildren } from './cards.repository.ts';

/** Students who are added to a class together, from a list. */
export interface StudentBatches {
  /** The classes whose children this adult may add and give cards to. */
  classes(adult: CurrentUser): Promise<TaughtClass[]>;
  /**
   * Reads a list and says what would come of it; nothing is stored.
   * @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass`
   */
  preview(actor: SignedIn, list: ListToRead): Promise<BatchPreview>;
  /**
   * Makes all accounts or none, each with a password that nobody knows.
   * @returns ids in the order of the children
   * @throws AppError VALIDATION with the user names that are taken
   */
  create(actor: SignedIn, batch: NewBatch, remember: Remember): Promise<number[]>;
}

interface ListToRead {
  readonly classId: number;
  readonly text: string;
  readonly usualAge: number | null;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
}

export function createStudentBatches(deps: Dependencies): StudentBatches {
  const { db, clock, random, passwords, classes, families } = deps;

  async function refuseTakenNames(handle: Db, students: readonly NewStudent[]): Promise<void> {
    const taken = new Set(await findUsernameKeys(handle));
    const issues: Issue[] = [];
    for (const [at, { username }] of students.entries()) {
      const key = usernameKey(username);
      const { message } = ERRORS.USERNAME_TAKEN;
      if (taken.has(key)) issues.push({ path: `students.${at}.username`, message });
      taken.add(key);
    }
    if (issues.length > 0) throw new AppError('VALIDATION', { issues });
  }

  async function store(trx: Db, student: NewStudent, place: Place): Promise<number> {
    const at = clock.now();
    const parentEmailKey = emailKey(student.parentEmail);
    const id = await insertUser(trx, {
      username: student.username,
      usernameKey: usernameKey(student.username),
      passwordHash: place.passwordHash,
      role: 'student',
      firstName: student.firstName,
      lastName: student.lastName ?? null,
      age: student.age,
      grade: student.grade,
      parentEmailKey,
      approvedAt: at,
      createdAt: at,
    });
    await markAsSample(trx, { userId: id, classId: place.classId });
    await insertMember(trx, { classId: place.classId, userId: id, role: 'student' });
    await families.linkNewStudent(trx, { id, parentEmailKey });
    await insertEvent(trx, { userId: id, kind: 'registered', subject: null, at });
    const event = { actorId: place.actorId, action: 'account.created', userId: id, at } as const;
    await insertAuditEvent(trx, { ...event, detail: { classId: place.classId } });
    return id;
  }

  return {
    async classes(adult) {
      if (adult.role === 'admin') return findClassesWithStudents(db);
      return adult.approved ? classes.classesOfTeacher(adult.id) : [];
    },

    async preview(actor, { classId, text, usualAge }) {
      await classes.authoriseClass(actor, classId);
      const read = readBatch(cellsOf(text), usualAge);
      const lines = read.slice(0, STUDENTS_PER_BATCH);
      const names = suggestUserNames(lines, new Set(await findUsernameKeys(db)), usernameKey);
      const inClass = await findClassChildren(db, classId);
      return {
        students: lines.map((line, at) => ({
          ...line,
          problems: [...line.problems],
          username: names[at] ?? '',
          duplicate: duplicateOf(line, lines.slice(0, at), inClass),
        })),
        tooMany: read.length - lines.length,
      };
    },

    async create(actor, { classId, students }, remember) {
      await classes.authoriseClass(actor, classId);
      // One hash for all: its password, 256 random bits, is forgotten here and now.
      const passwordHash = await passwords.hash(random.token());
      const place = { classId, actorId: actor.user.id, passwordHash };
      try {
        return await transact(db, async (trx) => {
          await refuseTakenNames(trx, students);
          const ids: number[] = [];
          for (const student of students) ids.push(await store(trx, student, place));
          await remember(trx, ids);
          return ids;
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('USERNAME_TAKEN');
        throw error;
      }
    },
  };
}

interface Place {
  readonly classId: number;
  readonly actorId: number;
  readonly passwordHash: string;
}

/** Who has the same name: an earlier line, or somebody in the class. */
function duplicateOf(
  line: BatchLine,
  before: readonly BatchLine[],
  inClass: Awaited<ReturnType<typeof findClassChildren>>,
): BatchPreview['students'][number]['duplicate'] {
  const name = foldedName(line);
  const child = inClass.find((other) => foldedName(other) === name);
  if (child !== undefined) return { of: 'class', username: child.username };
  const earlier = before.find((other) => foldedName(other) === name);
  return earlier === undefined ? null : { of: 'line', line: earlier.line };
}
