import type { Finding, FindingName } from '@lamplight/domain/doctor';
import { megabytes, span } from '../commands/wording.ts';

type Values = Finding['values'];

/** What the command says of each finding. The portal says the same in the reader's language. */
const SENTENCES: Readonly<Record<FindingName, (values: Values) => string>> = {
  'alerts-reach': () =>
    'No urgent alert waits, and mail tells a safety contact and the teachers of a new one',
  'alerts-waiting': ({ count }) =>
    `Urgent alerts that nobody has taken care of: ${count}. Open the safety desk first`,
  'mail-none': () =>
    'No mail is sent, so urgent alerts reach adults on open pages alone: set SMTP_URL',
  'contacts-none': () =>
    'No safety contact is named: name one in the admin portal (Host, Settings)',
  'staff-unmailed': ({ names }) =>
    `No mail about alerts reaches ${names}: their accounts have no address`,
  'database-whole': ({ accounts }) => `Database whole, ${accounts} accounts`,
  'database-damaged': ({ integrity, orphans }) =>
    `Database damaged (${integrity}, ${orphans} orphans): copy the data folder, then restore the newest backup from before`,
  'database-away': ({ reason }) => String(reason),
  'database-settings': ({ settings }) => `Settings ${settings}`,
  'sample-class': ({ accounts }) =>
    `A sample class is here, ${accounts} accounts with one password: before real children begin, say demo --remove`,
  'plain-sign-ins-none': () => 'No adult signed in over plain http this week',
  'plain-sign-ins': ({ count }) =>
    `Adults who signed in over plain http this week: ${count}. Others in the network could read their passwords; docs/https.md tells how to end that`,
  'certificate-fresh': ({ time }) => `Certificate good until ${time}`,
  'certificate-soon': ({ time }) => `Certificate runs out at ${time}: make a new one, then restart`,
  'certificate-over': ({ time }) =>
    `Certificate ran out at ${time}, and devices refuse it: make a new one, then restart`,
  'certificate-root': ({ fingerprint }) =>
    `Root certificate that devices are given, SHA-256 fingerprint: ${fingerprint}`,
  'drill-none': () =>
    'Nobody has practised a safety alert yet: press the button at the safety desk',
  'drill-fresh': lastDrill,
  'drill-old': (values) => `${lastDrill(values)}: practise again`,
  'helplines-no-country': ({ timeZone }) =>
    `The time zone ${timeZone} names no country, so children are given only 112 and 911: choose the country in the admin portal (Host, Settings), or set TZ`,
  'helplines-fresh': ({ age }) => `Numbers to call looked at ${span(Number(age))} ago`,
  'helplines-old': ({ age }) =>
    `Numbers to call looked at ${span(Number(age))} ago: look again in the admin portal (Host, Settings)`,
  'disk-free': freeDisk,
  'disk-low': freeDisk,
  'disk-full': freeDisk,
  'disk-unknown': ({ reason }) => `The data folder cannot be looked at: ${reason}`,
  'data-private': () => 'Only its owner can read the data',
  'data-open': ({ paths }) => `Other users of this machine can look into ${paths}`,
  'backup-none': () => 'No backup yet; one is made every night, or now with: backup',
  'backup-fresh': backupAge,
  'backup-old': backupAge,
  'clock-plausible': ({ time }) => `Clock says ${time}`,
  'clock-wrong': ({ time }) => `Clock says ${time}, which cannot be: set the machine's clock`,
  'clock-was-ahead': ({ time, file }) =>
    `The clock was ahead once: the backup ${file} says ${time}. Daily backups go on; look whether the clock is right now`,
  'clock-doubted': ({ time, days }) =>
    `The date jumped to ${time}, so nothing is deleted for now: look whether it is right. If it is, deleting goes on by itself after ${days} more days of use; if not, set the machine's clock`,
  serving: ({ port }) => `Serving on port ${port}`,
  'serving-elsewhere': ({ port }) => `Serving, but not on port ${port}`,
  'port-taken': ({ port }) => `Port ${port} is taken by another program: choose one with PORT`,
  'not-running': ({ port }) => `Not running; port ${port} is free`,
  address: ({ address }) => `Children open ${address}`,
  'address-contained': () =>
    'A container cannot see the address that tablets open: say it with PUBLIC_URL, before you print cards',
  'no-network': () => 'No network: only this machine can open Lamplight',
  'platform-untested': ({ platform }) =>
    `Nobody tests Lamplight on ${platform} yet, it is only expected to run there: try everything once before class`,
  'ai-outside': () => 'An AI outside of this building answers those with consent',
  'ai-lan': ({ model, url }) => `The model ${model} of this building answers from ${url}`,
  'ai-built-in': () => 'The built-in engine answers; nothing leaves this machine',
  'voice-host': ({ program, languages }) =>
    `Reads to tablets without a voice of their own: ${program} (${languages})`,
  'voice-none': () =>
    'No voice on this host: tablets without a voice of their own show the text only. Install espeak-ng, or put a Piper voice into the folder voices',
  'version-fresh': ({ version, date }) => `Lamplight ${version} of ${date}`,
  'version-old': ({ version, date }) =>
    `Lamplight ${version} of ${date} is more than half a year old: see docs/upgrade.md for how to update`,
  program: ({ node, platform }) => `Node ${node} on ${platform}`,
};

/** A finding as one line of text. */
export function sentenceFor({ name, values }: Finding): string {
  return SENTENCES[name](values);
}

function freeDisk({ bytes }: Values): string {
  return `${megabytes(Number(bytes))} free on the disk of the data folder`;
}

function backupAge({ age, file, folder }: Values): string {
  return `Newest backup ${span(Number(age))} old: ${folder}/${file}`;
}

function lastDrill({ age, screens, mails }: Values): string {
  return `Last safety drill ${span(Number(age))} ago, shown on ${screens} screens, mails to ${mails}`;
}
