import { type Db, listen, notify, transact } from '@lamplight/db';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import {
  adultsToTell,
  type Circles,
  mayMail,
  roundOf,
  waitedUntil,
} from '@lamplight/domain/safety';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { MailService } from '../../../platform/mail/mail.service.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { readSettings } from '../../../platform/settings/read-settings.ts';
import { alertMail } from './alert-mail.ts';
import {
  findAdmins,
  findMailsTo,
  findTeachersOfAlert,
  findUrgentWaiting,
  insertDelivery,
  saveWaited,
} from './deliveries.repository.ts';
import { findGoings } from './goings.repository.ts';
import { recipientOf } from './staff-notices.service.ts';

/** Tells the adults of urgent alerts that nobody has taken, one circle after the other. */
export interface AlertDelivery {
  /** Tells whoever has to know by now; called after each alert and by the host's timer. Safe to repeat. */
  tellDue(): Promise<void>;
  /** Tells at once of each alert that is raised, from now on. */
  start(): void;
  /** Ends what `start` began, once what is being told is stored. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailService;
  /** Where the host is reached, for mails; null where it knows no address. */
  readonly ownAddress: () => string | null;
}

/** Somebody who can be told. */
interface Adult {
  readonly recipient: string;
  readonly userId: number | null;
  readonly contactName: string | null;
  /** Null where no mail reaches them: they have given none (decision 0064). */
  readonly address: string | null;
  /** Null where they have chosen none: then that of the host. */
  readonly language: Language | null;
}

/** Somebody to be mailed, in a language. */
type Addressee = Adult & { readonly language: Language };

type Alert = Awaited<ReturnType<typeof findUrgentWaiting>>[number] & { readonly round: number };

/** A host speaks as those who run it: as the first of them who has chosen a language. */
function languageOfHost(admins: readonly Adult[]): Language {
  return admins.find(({ language }) => language !== null)?.language ?? 'en';
}

function knownLanguage(stored: string | null): Language | null {
  return LANGUAGES.find((language) => language === stored) ?? null;
}

function toAdult(row: Awaited<ReturnType<typeof findAdmins>>[number]): Adult {
  return {
    recipient: recipientOf(row.id),
    userId: row.id,
    contactName: null,
    address: row.email,
    language: knownLanguage(row.language),
  };
}

export function createAlertDelivery(deps: Dependencies): AlertDelivery {
  const { db, clock, log, mail, ownAddress } = deps;
  const inTurn = oneAtATime();
  let stopListening = () => {};

  /** The alerts that wait, each with its round; pages hear of a new round. */
  async function waitingAlerts(trx: Db, now: number): Promise<Alert[]> {
    const rows = await findUrgentWaiting(trx);
    const goings = await findGoings(
      trx,
      rows.map(({ id }) => id),
    );
    const alerts: Alert[] = [];
    for (const row of rows) {
      const before = { waited: row.waited ?? 0, checkedAt: row.checkedAt ?? row.createdAt };
      const going = goings.filter(({ alertId }) => alertId === row.id).map(({ at }) => at);
      const wait = waitedUntil(before, now, going);
      await saveWaited(trx, row.id, wait);
      alerts.push({ ...row, round: roundOf(wait.waited) });
      if (roundOf(wait.waited) > roundOf(before.waited)) notify(trx, 'safety-alerts');
    }
    return alerts;
  }

  async function circlesOf(trx: Db, alert: Alert, shared: Omit<Circles<Adult>, 'teachers'>) {
    const teachers = await findTeachersOfAlert(trx, alert.id);
    return { ...shared, teachers: teachers.map(toAdult) };
  }

  /** One mail for everything that somebody has to be told by mail now; what a child floods them with waits. */
  async function mailTo(trx: Db, adult: Addressee, alerts: readonly Alert[], at: number) {
    const { address, language } = adult;
    if (address === null) return;
    const sent = await findMailsTo(trx, adult.recipient);
    const fresh = alerts.filter(({ id }) => !sent.some(({ alertId }) => alertId === id));
    const mailedAt = (childId: number) =>
      sent.filter(({ userId }) => userId === childId).map((mailed) => mailed.at);
    const due = fresh.filter(({ userId }) => mayMail(mailedAt(userId), at));
    for (const isDrill of [false, true]) {
      const told = due.filter(({ source }) => (source === 'drill') === isDrill);
      if (told.length === 0) continue;
      for (const { id } of told) await insertDelivery(trx, delivery(adult, id, 'mail', at));
      const about = { to: address, language, count: told.length, isDrill };
      await mail.enqueue(trx, alertMail({ ...about, address: ownAddress() }));
    }
  }

  const delivery = (adult: Adult, alertId: number, way: 'screen' | 'mail', at: number) => {
    const { recipient, userId, contactName } = adult;
    return { alertId, way, at, recipient, userId, contactName };
  };

  async function tellAll(): Promise<void> {
    const now = clock.now();
    await transact(db, async (trx) => {
      const alerts = await waitingAlerts(trx, now);
      if (alerts.length === 0) return;
      const { safety } = await readSettings(trx);
      const admins = (await findAdmins(trx)).map(toAdult);
      const contacts = safety.contacts.map(({ name, email, language }) => ({
        ...{ recipient: `contact:${email.toLowerCase()}`, userId: null },
        ...{ contactName: name, address: email, language },
      }));
      const byMail = new Map<string, { readonly adult: Adult; readonly alerts: Alert[] }>();
      for (const alert of alerts) {
        const circles = await circlesOf(trx, alert, { contacts, admins });
        // An urgent alert lies on the desk of teachers and admins from the beginning.
        for (const adult of [...circles.teachers, ...admins]) {
          await insertDelivery(trx, delivery(adult, alert.id, 'screen', now));
        }
        for (const adult of mail.configured ? adultsToTell(circles, alert.round) : []) {
          if (adult.address === null) continue;
          // A contact may be an admin too: one letter box, one mail.
          const letterBox = adult.address.toLowerCase();
          const own = byMail.get(letterBox) ?? { adult, alerts: [] };
          byMail.set(letterBox, own);
          if (!own.alerts.includes(alert)) own.alerts.push(alert);
        }
      }
      for (const { adult, alerts: told } of byMail.values()) {
        const language = adult.language ?? languageOfHost(admins);
        await mailTo(trx, { ...adult, language }, told, now);
      }
    });
  }

  async function tellDue(): Promise<void> {
    await inTurn('alerts', tellAll);
    // Not in turn: a mail server that is slow holds up nobody's screen.
    await mail.deliverDue();
  }

  return {
    tellDue,
    start() {
      stopListening();
      stopListening = listen(db, 'safety-alerts', () => {
        tellDue().catch((error: unknown) =>
          log.error(error, 'adults could not be told of an alert'),
        );
      });
    },
    async stop() {
      stopListening();
      await inTurn('alerts', async () => {});
    },
  };
}
