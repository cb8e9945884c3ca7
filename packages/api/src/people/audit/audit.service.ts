import type { Db } from '@lamplight/db';
import { type AuditEvent, type AuditInput, auditEventSchema } from '@lamplight/domain/audit';
import type { PageOf } from '@lamplight/domain/paging';
import { isoTime } from '../../platform/clock.ts';
import { readPage } from '../../platform/paged.ts';
import { countAuditEvents, findAuditEvents } from './audit-list.repository.ts';

export interface AuditService {
  /** Who did what to whom, the newest first, by pages. */
  list(input: AuditInput): Promise<PageOf<AuditEvent>>;
}

type Row = Awaited<ReturnType<typeof findAuditEvents>>[number];

/** Somebody by their names; null where there is nobody. */
function personOf(
  id: number | null,
  username: string | null,
  ...names: readonly (string | null)[]
): AuditEvent['actor'] {
  if (id === null || username === null) return null;
  return { id, username, name: names.filter(Boolean).join(' ') || username };
}

function toEvent(row: Row): AuditEvent {
  return {
    ...{ id: row.id, at: isoTime(row.at), action: row.action },
    actor: personOf(row.actorId, row.actorUsername, row.actorFirstName, row.actorLastName),
    person: personOf(row.personId, row.personUsername, row.personFirstName, row.personLastName),
    className: row.className,
    detail: row.detail === null ? {} : auditEventSchema.shape.detail.parse(JSON.parse(row.detail)),
  };
}

export function createAuditService(db: Db): AuditService {
  return {
    list: (input) =>
      readPage(input, {
        count: () => countAuditEvents(db, input),
        rows: async (bounds) => (await findAuditEvents(db, input, bounds)).map(toEvent),
      }),
  };
}
