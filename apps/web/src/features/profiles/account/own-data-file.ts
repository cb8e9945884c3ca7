/**
 * Name of the file with somebody's data: `lamplight-<user>-<day>.json`. Signs that a file's name
 * cannot have on every system become hyphens.
 * @param exportedAt ISO 8601 in UTC
 */
export function ownDataFileName(username: string, exportedAt: string): string {
  const name = username.replace(/[^\p{L}\p{N}_-]+/gu, '-');
  return `lamplight-${name}-${exportedAt.slice(0, 10)}.json`;
}
