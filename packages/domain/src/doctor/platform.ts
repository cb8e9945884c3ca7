import type { Finding } from './finding.ts';

/** Platform and processor, in Node's words, on which every test runs before a version is released. */
const TESTED: readonly string[] = ['linux-x64'];

/** Whether Lamplight is tested on such a machine; elsewhere it is only expected to run. */
export function isTestedPlatform(platform: string, processor: string): boolean {
  return TESTED.includes(`${platform}-${processor}`);
}

/** What is to be said of a machine that Lamplight is not tested on; nothing of one that it is. */
export function platformFindings(platform: string, processor: string): Finding[] {
  if (isTestedPlatform(platform, processor)) return [];
  const values = { platform: `${platform} ${processor}` };
  return [{ name: 'platform-untested', state: 'notice', values }];
}
