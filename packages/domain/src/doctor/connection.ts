import type { Finding } from './finding.ts';

/** Days for which it is known that an adult has signed in over plain http. */
export const PLAIN_SIGN_IN_DAYS = 7;

/** Milliseconds before the end of a certificate from which a new one should be made: three weeks. */
const RENEW_WITHIN = 21 * 24 * 60 * 60 * 1000;

/** What is to be said of the adults who signed in over plain http in these days. */
export function plainSignInFinding(count: number): Finding {
  return count === 0
    ? { name: 'plain-sign-ins-none', state: 'good', values: {} }
    : { name: 'plain-sign-ins', state: 'notice', values: { count } };
}

/**
 * How it is with the certificate that the host shows.
 * @param end when it runs out, and `now`, epoch milliseconds
 */
export function certificateFinding(end: number, now: number): Finding {
  const values = { time: new Date(end).toISOString() };
  if (end <= now) return { name: 'certificate-over', state: 'problem', values };
  return end - now < RENEW_WITHIN
    ? { name: 'certificate-soon', state: 'notice', values }
    : { name: 'certificate-fresh', state: 'good', values };
}
