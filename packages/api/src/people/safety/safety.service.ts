import { type Db, transact } from '@lamplight/db';
import {
  ALERT_SOURCES,
  type AlertDelivery,
  type AlertSource,
  type AlertText,
  CONCERNS,
  type Going,
  isOnDeskOf,
  type SafetyAlert,
} from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { fullName } from '../users/full-name.ts';
import { findDeliveries } from './deliveries/deliveries.repository.ts';
import { findGoings, insertGoing } from './deliveries/goings.repository.ts';
import { findHeardText } from './heard-texts.repository.ts';
import { type AlertRow, acknowledgeAlert, findAlerts } from './safety.repository.ts';

/** The most alerts that a desk holds: those that wait come first. */
const DESK_ALERTS = 500;

/** The adults' safety desk: what a child wrote that somebody should look at. */
export interface SafetyService {
  /** The alerts that this adult is responsible for, those that wait first. Without what was written. */
  list(adult: CurrentUser): Promise<SafetyAlert[]>;
  /**
   * Notes that this adult has taken care of an alert. The first to say so stays.
   * @throws AppError FORBIDDEN for an alert that is not on this adult's desk, ALERT_ACKNOWLEDGED for
   * one that somebody has taken care of
   */
  acknowledge(adult: CurrentUser, id: number, note: string): Promise<void>;
  /**
   * Notes that this adult has taken care of several alerts, with one note; those that somebody took before stay.
   * @throws AppError FORBIDDEN if one is not on this adult's desk, ALERT_ACKNOWLEDGED if all were taken before
   */
  acknowledgeTogether(adult: CurrentUser, ids: readonly number[], note: string): Promise<void>;
  /**
   * Notes that this adult is on the way to the child of these alerts; those that somebody took are passed over.
   * @throws AppError FORBIDDEN if one is not on this adult's desk, ALERT_ACKNOWLEDGED if all are taken
   */
  go(adult: CurrentUser, ids: readonly number[]): Promise<void>;
  /** @throws AppError FORBIDDEN for an alert that is not on this adult's desk */
  alert(adult: CurrentUser, id: number): Promise<SafetyAlert>;
  /**
   * What the child wrote.
   * @throws AppError FORBIDDEN for an alert that is not on this adult's desk, NOT_FOUND when the text
   * is gone
   */
  open(adult: CurrentUser, id: number): Promise<AlertText>;
}

/** What children wrote where a feature of its own stores it, by its id there. */
interface StoredTexts {
  message(id: number): Promise<{ message: string; createdAt: number } | undefined>;
  entry(id: number): Promise<Written | undefined>;
}

interface Written {
  readonly prompt: string | null;
  readonly content: string;
  readonly createdAt: number;
}

type Went = Awaited<ReturnType<typeof findGoings>>[number];

function toGoing({ at, ...account }: Went): Going {
  return { name: fullName(account) || null, at: isoTime(at) };
}

type Told = Awaited<ReturnType<typeof findDeliveries>>[number];

function toDelivery({ contactName, way, at, seenAt, ...account }: Told): AlertDelivery {
  return {
    name: contactName ?? (fullName(account) || null),
    way,
    at: isoTime(at),
    seenAt: seenAt === null ? null : isoTime(seenAt),
  };
}

interface Known {
  readonly told: readonly Told[];
  readonly going: readonly Went[];
}

function toSafetyAlert(row: AlertRow, { told, going }: Known): SafetyAlert {
  const { userId: id, username, firstName, lastName } = row;
  return {
    id: row.id,
    student: { id, name: fullName({ firstName, lastName, username }), username },
    level: row.level,
    concern: known(CONCERNS, row.concern),
    source: known(ALERT_SOURCES, row.source),
    createdAt: isoTime(row.createdAt),
    heardBy: row.heardBy,
    told: told.filter(({ alertId }) => alertId === row.id).map(toDelivery),
    going: going.filter(({ alertId }) => alertId === row.id).map(toGoing),
    childAnswer:
      row.childAnswer === null
        ? null
        : { said: row.childAnswer, at: isoTime(row.childAnsweredAt ?? row.createdAt) },
    acknowledged:
      row.acknowledgedAt === null
        ? null
        : {
            at: isoTime(row.acknowledgedAt),
            by:
              fullName({
                ...{ firstName: row.adultFirstName, lastName: row.adultLastName },
                username: row.adultUsername,
              }) || null,
            note: row.note,
          },
  };
}

/** A word that is stored as text; this host writes only words that it knows. */
function known<Word extends string>(words: readonly Word[], stored: string): Word {
  const word = words.find((candidate) => candidate === stored);
  if (word === undefined) throw new Error(`a safety alert holds the unknown word ${stored}`);
  return word;
}

export function createSafetyService(db: Db, clock: Clock, texts: StoredTexts): SafetyService {
  const isResponsible = (adult: CurrentUser, row: AlertRow) =>
    isOnDeskOf(row.level, {
      role: adult.role,
      teachesChild: Number(row.taughtByAdult) > 0,
      childHasTeacher: Number(row.teachers) > 0,
    });

  async function find(adult: CurrentUser, id: number): Promise<AlertRow> {
    const [row] = await findAlerts(db, adult, { id });
    if (!row || !isResponsible(adult, row)) throw new AppError('FORBIDDEN');
    return row;
  }

  async function findAll(adult: CurrentUser, ids: readonly number[]): Promise<AlertRow[]> {
    const rows: AlertRow[] = [];
    for (const id of new Set(ids)) rows.push(await find(adult, id));
    return rows;
  }

  /** Whom these alerts were told, and who is on the way. */
  async function knownOf(ids: readonly number[]): Promise<Known> {
    return { told: await findDeliveries(db, ids), going: await findGoings(db, ids) };
  }

  async function take(adult: CurrentUser, ids: readonly number[], note: string): Promise<void> {
    const rows = await findAll(adult, ids);
    const at = clock.now();
    const by = { adultId: adult.id, at, note: note === '' ? null : note };
    await transact(db, async (trx) => {
      let taken = 0;
      for (const { id, userId, level, concern } of rows) {
        if (!(await acknowledgeAlert(trx, id, by))) continue;
        taken += 1;
        await insertAuditEvent(trx, {
          ...{ actorId: adult.id, action: 'safety.acknowledged', userId },
          ...{ detail: { level, concern }, at },
        });
      }
      if (taken === 0) throw new AppError('ALERT_ACKNOWLEDGED');
    });
  }

  /** What the child wrote, where its source stores it or as it was heard. */
  async function textIn(source: Exclude<AlertSource, 'drill'>, id: number) {
    if (source === 'chat') {
      const row = await texts.message(id);
      return row && { prompt: null, content: row.message, createdAt: row.createdAt };
    }
    if (source !== 'journal') {
      const row = await findHeardText(db, id);
      return row && { prompt: null, content: row.text, createdAt: row.createdAt };
    }
    const row = await texts.entry(id);
    return row && { prompt: row.prompt, content: row.content, createdAt: row.createdAt };
  }

  return {
    async list(adult) {
      const rows = await findAlerts(db, adult, { limit: DESK_ALERTS });
      const own = rows.filter((row) => isResponsible(adult, row));
      const known = await knownOf(own.map(({ id }) => id));
      return own.map((row) => toSafetyAlert(row, known));
    },

    async acknowledge(adult, id, note) {
      await take(adult, [id], note);
    },

    acknowledgeTogether: take,

    async go(adult, ids) {
      const open = (await findAll(adult, ids)).filter((row) => row.acknowledgedAt === null);
      const [first] = open;
      if (first === undefined) throw new AppError('ALERT_ACKNOWLEDGED');
      const at = clock.now();
      await transact(db, async (trx) => {
        for (const { id } of open) await insertGoing(trx, { alertId: id, userId: adult.id, at });
        for (const userId of new Set(open.map((row) => row.userId))) {
          await insertAuditEvent(trx, { actorId: adult.id, action: 'safety.going', userId, at });
        }
      });
    },

    async alert(adult, id) {
      return toSafetyAlert(await find(adult, id), await knownOf([id]));
    },

    async open(adult, id) {
      const { source: stored, sourceId, userId } = await find(adult, id);
      const source = known(ALERT_SOURCES, stored);
      const written =
        sourceId === null || source === 'drill' ? null : await textIn(source, sourceId);
      if (!written) throw new AppError('NOT_FOUND');
      await insertAuditEvent(db, {
        ...{ actorId: adult.id, action: 'safety.text-read', userId },
        ...{ detail: { source }, at: clock.now() },
      });
      return { ...written, createdAt: isoTime(written.createdAt) };
    },
  };
}
