/**
 * What the owner of a host says to bring a backup back: a ready-made release has no npm, but a script for it.
 * @param file the path of the backup
 */
export function restoreCommand(file: string): string {
  return `npm run lamplight -- restore "${file}" (in a ready-made release: ./lamplight restore "${file}")`;
}
