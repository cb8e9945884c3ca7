import autocannon from 'autocannon';
import { fromTablet } from './tablet-address.ts';

const CONNECTIONS = 40;

/** Headers of one request after the other, over and over: the calls of one account are limited. */
export type Callers = readonly Readonly<Record<string, string>>[];

/** Of people who call in turns, each from a tablet of their own: the host has to believe tablets. */
export function callersOf(people: readonly { readonly token: string }[]): Callers {
  return people.map(({ token }, at) => ({ authorization: `Bearer ${token}`, ...fromTablet(at) }));
}

/**
 * Requests per second that a server answers on 40 kept-alive connections. Rejects when any answer is not a success:
 * a fast error is not throughput.
 * @param callers nobody in particular, when there are none
 * @param seconds how long to measure, after a warm-up of one second
 */
export async function requestsPerSecond(
  url: string,
  callers: Callers,
  seconds: number,
): Promise<number> {
  const requests = callers.map((headers) => ({ headers: { ...headers } }));
  const run = { url, connections: CONNECTIONS, ...(requests.length > 0 ? { requests } : {}) };
  await autocannon({ ...run, duration: 1 });
  const result = await autocannon({ ...run, duration: seconds });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${url}: ${failures} of the answers were no success.`);
  return result['2xx'] / result.duration;
}
