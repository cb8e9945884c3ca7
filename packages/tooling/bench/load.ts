import autocannon from 'autocannon';

const CONNECTIONS = 40;

/**
 * Requests per second that a server answers on 40 kept-alive connections. Rejects when any answer is not a success:
 * a fast error is not throughput.
 * @param seconds how long to measure, after a warm-up of one second
 */
export async function requestsPerSecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const run = { url, headers: { ...headers }, connections: CONNECTIONS };
  await autocannon({ ...run, duration: 1 });
  const result = await autocannon({ ...run, duration: seconds });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${url}: ${failures} of the answers were no success.`);
  return result['2xx'] / result.duration;
}
