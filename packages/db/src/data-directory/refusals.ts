const NO_RIGHT = 'the user that Lamplight runs as may not write there';

/** What the codes of the system and of SQLite for a file or folder that is refused mean to the owner of a host. */
const WORDS: Readonly<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  ENOENT: 'there is no place where it could be made',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'the links to it go round in a circle',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the user that Lamplight runs as has used up the room on its disk',
  EIO: 'its disk does not answer',
};

/**
 * Why a file or folder is refused, as a part of a sentence, without the words of the system or of SQLite.
 * @param error of node:fs or SQLite
 */
export function refusalInWords(error: unknown): string {
  const code = String((error as NodeJS.ErrnoException).code);
  // SQLite says the same of a disk that is read-only and of a file that belongs to somebody else.
  if (code.startsWith('SQLITE_')) return `its disk is read-only, or ${NO_RIGHT}`;
  return WORDS[code] ?? 'the system does not give access to it';
}
