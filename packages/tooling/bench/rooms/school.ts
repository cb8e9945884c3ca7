import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const TEACHERS = 6;
const MONTH = 30 * 24 * 60 * 60 * 1000;

export interface Member {
  readonly id: number;
  readonly token: string;
}

export interface School {
  /** Any of them may lead a room; more than one, since the writes of one account are limited. */
  readonly teachers: readonly Member[];
  readonly children: readonly Member[];
}

/**
 * Puts teachers and children with sessions into the database of a host that does not run: a thousand
 * registrations would take a minute of password hashes.
 */
export function fillSchool(dataFolder: string, count: number): School {
  const database = new Database(join(dataFolder, 'lamplight.db'));
  const now = Date.now();
  const addUser = database.prepare(
    `insert into users (username, username_key, password_hash, role, first_name, age, grade, approved_at, created_at)
     values (?, ?, '-', ?, ?, 9, 4, ?, ?)`,
  );
  const addMember = database.prepare(
    'insert into class_members (class_id, user_id, role) values (1, ?, ?)',
  );
  const addSession = database.prepare(
    'insert into sessions (id_hash, user_id, expires_at) values (?, ?, ?)',
  );
  function add(name: string, role: 'teacher' | 'student'): Member {
    const { lastInsertRowid } = addUser.run(name, name, role, name, now, now);
    const id = Number(lastInsertRowid);
    const token = `token-of-${name}-${now}`;
    addMember.run(id, role);
    addSession.run(createHash('sha256').update(token).digest('hex'), id, now + MONTH);
    return { id, token };
  }
  const fill = database.transaction(() => ({
    teachers: Array.from({ length: TEACHERS }, (_, index) => add(`teacher${index}`, 'teacher')),
    children: Array.from({ length: count }, (_, index) => add(`child${index}`, 'student')),
  }));
  const school = fill();
  database.close();
  return school;
}
