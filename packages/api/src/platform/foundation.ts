import type { Db } from '@lamplight/db';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { MailService } from './mail/mail.service.ts';
import type { Random } from './random.ts';

/** What every area stands on. */
export interface Foundation {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly mail: MailService;
  /** The IANA name of the zone where the host stands. */
  readonly timeZone: string;
}
