import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../sqlite/database-handle.ts';

/** An empty folder for a test, removed with `remove`. */
export function createDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lamplight-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Adds a student and returns their id. */
export async function addStudent(db: Db, username: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ username, usernameKey: username, passwordHash: '-', role: 'student', createdAt: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The user names of a school, in the order of their ids. */
export async function usernames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('username').orderBy('id').execute();
  return rows.map(({ username }) => username);
}
