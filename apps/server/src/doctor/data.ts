import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  connectionSettings,
  type DataDirectory,
  dataDirectory,
  examineDatabase,
  isFromFuture,
  listBackups,
  openBesideServer,
  type SqliteConnection,
} from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import {
  type AlertsOfHost,
  alertFindings,
  diskFinding,
  type Finding,
  PLAIN_SIGN_IN_DAYS,
  plainSignInFinding,
  privacyFindings,
} from '@lamplight/domain/doctor';
import {
  countryOfTimeZone,
  DEFAULT_HELPLINES,
  helplineSettingsSchema,
  helplineState,
} from '@lamplight/domain/helplines';
import { safetySettingsSchema } from '@lamplight/domain/host';
import { clockMemorySchema, DOUBT_DAYS } from '@lamplight/domain/retention';

/** A backup older than this means that the daily ones do not happen; in milliseconds. */
const BACKUP_OLD = 2 * 24 * 60 * 60 * 1000;
/** Milliseconds after which adults should practise a safety alert again: 90 days. */
const DRILL_OLD = 90 * 24 * 60 * 60 * 1000;

/**
 * Looks at what lies in the data folder, and at the disk that it is on.
 * @param host whether it sends mail: the folder does not know
 */
export async function examineData(
  folder: string,
  host: { readonly sendsMail: boolean },
): Promise<Finding[]> {
  const directory = dataDirectory(folder);
  return [
    ...(await database(folder, host)),
    await examineDisk(folder),
    ...privacy(directory),
    ...backups(directory),
  ];
}

async function database(
  folder: string,
  { sendsMail }: { readonly sendsMail: boolean },
): Promise<Finding[]> {
  try {
    const { directory, connection, close } = await openBesideServer(folder);
    try {
      // Beside the event loop: a large school takes a second, and a class is at work.
      const { integrity, orphans, tables } = await examineDatabase(directory.database, {
        thorough: false,
      });
      const accounts = tables.users ?? 0;
      const samples = connection
        .prepare('select count(*) from sample_accounts')
        .pluck()
        .get() as number;
      const settings = Object.entries(connectionSettings(connection))
        .map(([name, value]) => `${name}=${value}`)
        .join(', ');
      return [
        integrity === 'ok' && orphans === 0
          ? { name: 'database-whole', state: 'good', values: { accounts } }
          : { name: 'database-damaged', state: 'problem', values: { integrity, orphans } },
        { name: 'database-settings', state: 'good', values: { settings } },
        ...(samples === 0 ? [] : [sampleClass(samples)]),
        ...alertFindings({ ...alertsIn(connection), sendsMail }),
        drill(connection),
        helplines(connection),
        plainSignIns(connection),
        ...clockDoubt(connection),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [{ name: 'database-away', state: 'problem', values: { reason: messageOf(error) } }];
  }
}

/** Which alerts wait, and who can be told of the next. Those of the sample class wait for nobody. */
function alertsIn(connection: SqliteConnection): Omit<AlertsOfHost, 'sendsMail'> {
  const urgent = connection
    .prepare(
      "select count(*) from safety_alerts where level = 'severe' and source <> 'drill' and acknowledged_at is null and user_id not in (select user_id from sample_accounts)",
    )
    .pluck()
    .get() as number;
  const withoutAddress = connection
    .prepare(
      "select coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), username) from users where email is null and (role = 'admin' or (role = 'teacher' and approved_at is not null)) and id not in (select user_id from sample_accounts) order by id",
    )
    .pluck()
    .all() as string[];
  const stored = connection
    .prepare("select value from host_settings where name = 'safety'")
    .pluck()
    .get() as string | undefined;
  const settings = stored === undefined ? null : safetySettingsSchema.parse(JSON.parse(stored));
  return { urgent, withoutAddress, contacts: settings?.contacts.length ?? 0 };
}

/** When adults last practised a safety alert, and where it arrived: on how many screens, by how many mails. */
function drill(connection: SqliteConnection): Finding {
  const last = connection
    .prepare(
      "select id, created_at as at from safety_alerts where source = 'drill' order by id desc limit 1",
    )
    .get() as { id: number; at: number } | undefined;
  if (last === undefined) return { name: 'drill-none', state: 'notice', values: {} };
  const arrived = connection.prepare(
    "select count(*) from alert_deliveries where alert_id = ? and way = ? and (way = 'mail' or seen_at is not null)",
  );
  const count = (way: 'screen' | 'mail') => arrived.pluck().get(last.id, way) as number;
  const age = Math.max(0, Date.now() - last.at);
  const values = { age, screens: count('screen'), mails: count('mail') };
  return age > DRILL_OLD
    ? { name: 'drill-old', state: 'notice', values }
    : { name: 'drill-fresh', state: 'good', values };
}

/** Whether children are given the numbers of their country, and when somebody last looked at them. */
function helplines(connection: SqliteConnection): Finding {
  const stored = connection
    .prepare("select value from host_settings where name = 'helplines'")
    .pluck()
    .get() as string | undefined;
  const settings = helplineSettingsSchema.parse({
    ...DEFAULT_HELPLINES,
    ...(stored === undefined ? {} : JSON.parse(stored)),
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const now = Date.now();
  const { state, checkedAt } = helplineState(settings, countryOfTimeZone(timeZone), now);
  if (state === 'no-country') {
    return { name: 'helplines-no-country', state: 'notice', values: { timeZone } };
  }
  const values = { age: Math.max(0, now - Date.parse(checkedAt)) };
  return state === 'old'
    ? { name: 'helplines-old', state: 'notice', values }
    : { name: 'helplines-fresh', state: 'good', values };
}

/** Whether the nightly work waits because the date of the host jumped. */
function clockDoubt(connection: SqliteConnection): Finding[] {
  const stored = connection
    .prepare("select value from host_settings where name = 'retention-runs'")
    .pluck()
    .get() as string | undefined;
  const memory = stored === undefined ? null : clockMemorySchema.safeParse(JSON.parse(stored));
  const doubt = memory?.data?.doubt;
  if (!doubt) return [];
  const values = { time: new Date(doubt.seenAt).toISOString(), days: DOUBT_DAYS - doubt.days };
  return [{ name: 'clock-doubted', state: 'notice', values }];
}

/** How many adults signed in where others of the network could read the password. */
function plainSignIns(connection: SqliteConnection): Finding {
  const since = Date.now() - PLAIN_SIGN_IN_DAYS * DAY_MILLIS;
  const adults = connection
    .prepare('select count(*) from users where plain_sign_in_at > ?')
    .pluck()
    .get(since) as number;
  return plainSignInFinding(adults);
}

/** Whoever was told its password can sign in. */
function sampleClass(accounts: number): Finding {
  return { name: 'sample-class', state: 'notice', values: { accounts } };
}

/** Looks at the disk that the data folder is on. */
export async function examineDisk(folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return diskFinding({ free: bavail * bsize, total: blocks * bsize });
  } catch (error) {
    return { name: 'disk-unknown', state: 'problem', values: { reason: messageOf(error) } };
  }
}

function privacy({ folder, database: file }: DataDirectory): Finding[] {
  const files = [folder, file].filter((path) => existsSync(path));
  return privacyFindings(
    process.platform,
    files.map((path) => ({ path, mode: statSync(path).mode })),
  );
}

function backups({ backups: folder }: DataDirectory): Finding[] {
  const now = Date.now();
  const all = listBackups(folder);
  const ahead = all.find((backup) => isFromFuture(backup, now));
  const found: Finding[] = ahead
    ? [
        {
          name: 'clock-was-ahead',
          state: 'notice',
          values: { time: new Date(ahead.createdAt).toISOString(), file: basename(ahead.file) },
        },
      ]
    : [];
  const newest = all.find((backup) => !isFromFuture(backup, now));
  if (!newest) return [{ name: 'backup-none', state: 'notice', values: {} }, ...found];
  const age = Math.max(0, now - newest.createdAt);
  const values = { age, file: basename(newest.file), folder };
  const freshness: Finding =
    age > BACKUP_OLD
      ? { name: 'backup-old', state: 'notice', values }
      : { name: 'backup-fresh', state: 'good', values };
  return [freshness, ...found];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
