import type { Db } from '@lamplight/db';
import {
  AI_FEATURES,
  EXTERNAL_LOG_PAGE,
  EXTERNAL_OUTCOMES,
  type ExternalLogInput,
  type ExternalLogPage,
  type ExternalRequest,
} from '@lamplight/domain/ai';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import type { FamilyLinks } from '../../people/families/family-links.service.ts';
import { fullName } from '../../people/users/full-name.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import { known } from '../../platform/known-word.ts';
import { findExternalRequests } from './external-requests.repository.ts';
import { partsOf } from './sent-parts.ts';

/** The log of what left this building, for those whose words it holds and who look after them. */
export interface ExternalLogService {
  /**
   * A page of the requests that the reader may see: their own, a confirmed parent their child's, an approved
   * teacher those of the own students, an admin all. Without a person named: the reader's own, with an approved
   * teacher's students, and for an admin everybody's.
   * @throws AppError FORBIDDEN for a person whose requests the reader may not see
   */
  list(reader: CurrentUser, input: ExternalLogInput): Promise<ExternalLogPage>;
}

type RequestRow = Awaited<ReturnType<typeof findExternalRequests>>[number];

export function createExternalLog(
  db: Db,
  classes: Pick<ClassesService, 'isTeacherOf' | 'studentIdsOfTeacher'>,
  families: Pick<FamilyLinks, 'between'>,
): ExternalLogService {
  async function mayRead(reader: CurrentUser, userId: number): Promise<boolean> {
    if (reader.id === userId) return true;
    switch (reader.role) {
      case 'admin':
        return true;
      case 'parent':
        return (await families.between(reader.id, userId)) === 'confirmed';
      case 'teacher':
        return reader.approved && (await classes.isTeacherOf(reader.id, userId));
      case 'student':
        return false;
    }
  }

  async function peopleFor(reader: CurrentUser, userId?: number) {
    if (userId !== undefined) {
      if (!(await mayRead(reader, userId))) throw new AppError('FORBIDDEN');
      return [userId];
    }
    if (reader.role === 'admin') return 'everybody';
    const isTeacher = reader.role === 'teacher' && reader.approved;
    return isTeacher ? [reader.id, ...(await classes.studentIdsOfTeacher(reader.id))] : [reader.id];
  }

  return {
    async list(reader, { userId, before }) {
      const people = await peopleFor(reader, userId);
      const limit = EXTERNAL_LOG_PAGE + 1;
      const rows = await findExternalRequests(db, people, { before, limit });
      return {
        requests: rows.slice(0, EXTERNAL_LOG_PAGE).map(toExternalRequest),
        more: rows.length > EXTERNAL_LOG_PAGE,
      };
    },
  };
}

function toExternalRequest(row: RequestRow): ExternalRequest {
  return {
    id: row.id,
    person: { id: row.userId, name: fullName(row) },
    feature: known(AI_FEATURES, row.feature),
    model: row.model,
    sentAt: isoTime(row.sentAt),
    outcome: row.outcome === null ? null : known(EXTERNAL_OUTCOMES, row.outcome),
    parts: partsOf(row.body),
    body: row.body,
  };
}
