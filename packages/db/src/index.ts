export { migrate, pendingMigrations } from './migrations/index.ts';
export type * from './schema/database.ts';
export { connectionSettings, openConnection, type SqliteConnection } from './sqlite/connection.ts';
export { type Db, databaseOn, transact } from './sqlite/database-handle.ts';
export { isDiskFull, isUniqueViolation } from './sqlite/errors.ts';
