/** Whether an error says that a row with the same unique value is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** What SQLite and the system say when there is no room left for a write, or none left for this user. */
const NO_ROOM = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);

/** Whether an error says that the disk has no room left for a write. */
export function isDiskFull(error: unknown): boolean {
  return NO_ROOM.has(String(codeOf(error)));
}

const NOT_WRITABLE_BY_SQLITE = /^SQLITE_(READONLY|CANTOPEN|PERM)/;
const NOT_WRITABLE_BY_SYSTEM = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Whether an error says that a file cannot be written, however much room there is. */
export function isNotWritable(error: unknown): boolean {
  const code = String(codeOf(error));
  // A port that is not ours to listen on has the code of a file, and no path.
  const isOfFile = error instanceof Error && 'path' in error;
  return NOT_WRITABLE_BY_SQLITE.test(code) || (isOfFile && NOT_WRITABLE_BY_SYSTEM.has(code));
}

/** Whether an error says that the database holds pages that cannot be read. */
export function isDamaged(error: unknown): boolean {
  const code = String(codeOf(error));
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
}

/** Whether an error says that a row would bring together what is made up and what is real. */
export function isSampleApart(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_CONSTRAINT_TRIGGER' && String(error).includes('SAMPLE_APART');
}

/** The code of an error, or of what it was caused by. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}
