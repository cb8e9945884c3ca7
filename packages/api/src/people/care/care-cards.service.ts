import { type Db, transact } from '@lamplight/db';
import type { CareInput, CareView } from '@lamplight/domain/care';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { findUser } from '../users/users.repository.ts';
import { type CareCardRow, findCareCard, saveCareCard } from './care-cards.repository.ts';
import { contactsIn, readCare } from './care-rows.ts';

/** What parents whose link is confirmed, and admins for a parent, write about a child for emergencies. */
export interface CareCards {
  /** @throws AppError FORBIDDEN without a confirmed link */
  ofChild(actor: SignedIn, studentId: number): Promise<CareView>;
  /** @throws AppError FORBIDDEN, DEMO_ACCOUNT; CARE_CARD_CHANGED where somebody else saved meanwhile */
  save(actor: SignedIn, input: CareInput): Promise<CareView>;
  /** Takes everything back at once. @throws AppError FORBIDDEN */
  remove(actor: SignedIn, studentId: number): Promise<CareView>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly families: FamilyLinks;
}

/** What the texts of a card are when it was taken back. */
const NOTHING = { contacts: '[]', allergies: '', medicines: '', notes: '', notice: '' };

export function createCareCards({ db, clock, families }: Dependencies): CareCards {
  async function mayWrite({ user }: SignedIn, studentId: number): Promise<void> {
    const student = await findUser(db, studentId);
    if (student?.role !== 'student') throw new AppError('FORBIDDEN');
    if (user.role !== 'admin' && (await families.between(user.id, studentId)) !== 'confirmed') {
      throw new AppError('FORBIDDEN');
    }
    // Anybody may open it next.
    if (student.isDemo === 1) throw new AppError('DEMO_ACCOUNT');
  }

  async function viewOf(studentId: number): Promise<CareView> {
    const { version = 0 } = (await findCareCard(db, studentId)) ?? {};
    return { ...(await readCare(db, [studentId]))(studentId), version };
  }

  return {
    async ofChild(actor, studentId) {
      await mayWrite(actor, studentId);
      return viewOf(studentId);
    },

    async save(actor, { studentId, version, ...content }) {
      await mayWrite(actor, studentId);
      await transact(db, async (trx) => {
        const before = await findCareCard(trx, studentId);
        // An answer that was lost on the way is asked for again.
        if (before && before.updatedBy === actor.user.id && holdsSame(before, content)) {
          if (before.version === version + 1) return;
        }
        if ((before?.version ?? 0) !== version) throw new AppError('CARE_CARD_CHANGED');
        const at = clock.now();
        await saveCareCard(trx, {
          ...content,
          contacts: JSON.stringify(content.contacts),
          ...{ studentId, version: version + 1, removed: 0, updatedBy: actor.user.id },
          updatedAt: at,
        });
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'care.saved', userId: studentId, at },
        });
      });
      return viewOf(studentId);
    },

    async remove(actor, studentId) {
      await mayWrite(actor, studentId);
      await transact(db, async (trx) => {
        const before = await findCareCard(trx, studentId);
        if (!before || before.removed === 1) return;
        const at = clock.now();
        await saveCareCard(trx, {
          ...NOTHING,
          ...{ studentId, version: before.version + 1, removed: 1, updatedBy: actor.user.id },
          updatedAt: at,
        });
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'care.removed', userId: studentId, at },
        });
      });
      return viewOf(studentId);
    },
  };
}

type Content = Omit<CareInput, 'studentId' | 'version'>;

function holdsSame(row: CareCardRow, content: Content): boolean {
  const { allergies, medicines, notes, notice } = row;
  const stored: Content = {
    ...{ contacts: contactsIn(row), allergies, medicines, notes, notice },
  };
  const inOrder = ({ contacts, ...texts }: Content) =>
    JSON.stringify([
      contacts.map(({ name, relation, telephone }) => [name, relation, telephone]),
      [texts.allergies, texts.medicines, texts.notes, texts.notice],
    ]);
  return row.removed === 0 && inOrder(stored) === inOrder(content);
}
