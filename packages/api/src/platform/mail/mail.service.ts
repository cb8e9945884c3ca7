import type { Db } from '@lamplight/db';
import { type Clock, isoTime } from '../clock.ts';
import type { Log } from '../log.ts';
import {
  countMailsBetween,
  countWaitingMails,
  findDueMails,
  findMailBody,
  insertMail,
  listMails,
  updateMail,
} from './mail.repository.ts';
import type { Mail } from './mail.ts';
import type { MailTransport } from './transport.ts';

/** A mail as the admin reads it in the outbox. */
export interface OutboxMail extends Omit<Mail, 'body'> {
  readonly id: number;
  /** Whether its text is here: a mail server takes it along. */
  readonly hasText: boolean;
  readonly status: 'kept' | 'waiting' | 'sent';
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly lastError: string | null;
}

export interface MailService {
  /** Whether a mail server is configured; without one every mail stays in the outbox. */
  readonly configured: boolean;
  /** Stores a mail, then sends it in the background: a mail server that is down or slow loses nothing. */
  post(mail: Mail): Promise<void>;
  /** Stores a mail in the caller's transaction; `deliverDue` sends it. */
  enqueue(trx: Db, mail: Mail): Promise<void>;
  /** How many mails went to this address in the last so many minutes. */
  recentlyPosted(to: string, minutes: number): Promise<number>;
  /** How many mails wait for the mail server. */
  countWaiting(): Promise<number>;
  /** Sends what is due; called by the host's timer too, for what failed before. */
  deliverDue(): Promise<void>;
  outbox(limit: number): Promise<OutboxMail[]>;
  /** The text of a mail; null where there is none, or no longer. */
  text(id: number): Promise<string | null>;
}

const MINUTE = 60_000;
const MAILS_AT_ONCE = 20;
const LONGEST_RETRY_MINUTES = 15;
/** A sent mail's text is forgotten: it may hold a link that signs in. */
const SENT_BODY = '';

export function createMailService(
  db: Db,
  clock: Clock,
  transport: MailTransport | null,
  log: Log,
): MailService {
  let delivering: Promise<void> | null = null;
  let isAskedAgain = false;

  /** Also mails whose next attempt is later than any retry is: the clock was ahead when it was set. */
  const due = (now: number) =>
    findDueMails(db, { now, latest: now + LONGEST_RETRY_MINUTES * MINUTE, limit: MAILS_AT_ONCE });

  async function deliverAll(sender: MailTransport): Promise<void> {
    for (const mail of await due(clock.now())) {
      const attempts = mail.attempts + 1;
      try {
        await sender.send({ to: mail.toAddress, subject: mail.subject, body: mail.body });
        const sent = { status: 'sent', sentAt: clock.now(), body: SENT_BODY } as const;
        await updateMail(db, mail.id, { ...sent, attempts, lastError: null });
      } catch (error) {
        const minutes = Math.min(LONGEST_RETRY_MINUTES, 2 ** (attempts - 1));
        await updateMail(db, mail.id, {
          attempts,
          lastError: error instanceof Error ? error.message : String(error),
          nextAttemptAt: clock.now() + minutes * MINUTE,
        });
      }
    }
  }

  /** Looks again as long as it is asked meanwhile: what came while a mail was on its way was not seen before. */
  async function deliverInTurn(sender: MailTransport): Promise<void> {
    do {
      isAskedAgain = false;
      await deliverAll(sender);
    } while (isAskedAgain);
  }

  async function deliverDue(): Promise<void> {
    if (!transport) return;
    isAskedAgain = true;
    delivering ??= deliverInTurn(transport).finally(() => {
      delivering = null;
    });
    await delivering;
  }

  async function enqueue(handle: Db, { to, subject, body }: Mail): Promise<void> {
    const createdAt = clock.now();
    const fate = transport
      ? ({ status: 'waiting', nextAttemptAt: createdAt } as const)
      : ({ status: 'kept', nextAttemptAt: null } as const);
    await insertMail(handle, {
      toAddress: to,
      subject,
      body,
      createdAt,
      sentAt: null,
      lastError: null,
      ...fate,
    });
  }

  return {
    configured: transport !== null,
    enqueue,
    async post(mail) {
      await enqueue(db, mail);
      deliverDue().catch((error: unknown) => log.error(error, 'mail could not be delivered'));
    },
    countWaiting: () => countWaitingMails(db),
    recentlyPosted: (to, minutes) =>
      countMailsBetween(db, to, {
        from: clock.now() - minutes * MINUTE,
        to: clock.now(),
      }),
    deliverDue,
    async outbox(limit) {
      const rows = await listMails(db, limit);
      return rows.map((row) => ({
        id: row.id,
        to: row.toAddress,
        subject: row.subject,
        hasText: row.body !== SENT_BODY,
        status: row.status,
        createdAt: isoTime(row.createdAt),
        sentAt: row.sentAt === null ? null : isoTime(row.sentAt),
        lastError: row.lastError,
      }));
    },
    async text(id) {
      return (await findMailBody(db, id)) || null;
    },
  };
}
