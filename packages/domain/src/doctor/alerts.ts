import type { Finding } from './finding.ts';

/** What decides whether an alert about a child reaches an adult. */
export interface AlertsOfHost {
  /** Urgent alerts that nobody has taken care of; drills are none. */
  readonly urgent: number;
  readonly sendsMail: boolean;
  /** How many safety contacts are named. */
  readonly contacts: number;
  /** The adults of the staff whom no mail reaches, since their accounts have no address. */
  readonly withoutAddress: readonly string[];
}

/**
 * What is to be said before class of alerts and of those who are to hear of them: each of it apart, so that none
 * hides behind another. A child that waits comes before everything else.
 */
export function alertFindings(alerts: AlertsOfHost): Finding[] {
  const { urgent, sendsMail, contacts, withoutAddress } = alerts;
  const found: Finding[] = [];
  if (urgent > 0) {
    found.push({ name: 'alerts-waiting', state: 'problem', values: { count: urgent } });
  }
  if (!sendsMail) found.push({ name: 'mail-none', state: 'notice', values: {} });
  if (contacts === 0) found.push({ name: 'contacts-none', state: 'notice', values: {} });
  // Without a mail server an address changes nothing.
  if (sendsMail && withoutAddress.length > 0) {
    const values = { names: withoutAddress.join(', ') };
    found.push({ name: 'staff-unmailed', state: 'notice', values });
  }
  return found.length > 0 ? found : [{ name: 'alerts-reach', state: 'good', values: {} }];
}
