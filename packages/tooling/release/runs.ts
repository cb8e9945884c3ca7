import type { Platform } from './platforms.ts';

/** Files of packages that tools and people read, and no program. */
const FOR_PEOPLE = /\.(?:map|md|markdown|d\.[cm]?ts|[cm]?ts|tsbuildinfo)$/i;

/** A licence goes wherever the program goes. */
const LICENCE = /(?:^|\/)(?:licen[cs]e|copying|notice)[^/]*$/i;

/** What pnpm notes for itself, the bundled packages of this repository, and Node, which has a place of its own. */
const NOT_OF_THE_HOST = /^(?:\.|@lamplight(?:\/|$)|node-(?:bin-)?(?:linux|darwin|win)-)/;

/** From which the native parts were built. */
const SOURCES =
  /^(?:node-addon-api|better-sqlite3\/(?:deps|src|binding\.gyp))(?:\/|$)|\/(?:tests?|examples?|\.github)\//;

const PREBUILT = /^better-sqlite3\/prebuilds\/(.+)\.node$/;

/**
 * Whether a file of the installed packages is needed to run the host on a platform. The answer for a folder is that of
 * everything below it.
 * @param path below `node_modules`, with slashes
 */
export function runsIn(platform: Pick<Platform, 'os' | 'cpu'>, path: string): boolean {
  if (NOT_OF_THE_HOST.test(path) || SOURCES.test(path)) return false;
  const prebuiltFor = PREBUILT.exec(path)?.[1];
  if (prebuiltFor !== undefined) return prebuiltFor === `${platform.os}-${platform.cpu}`;
  return LICENCE.test(path) || !FOR_PEOPLE.test(path);
}
