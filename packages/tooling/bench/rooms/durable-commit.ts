import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Sample, sample } from '../statistics.ts';

const COMMITS = 50;
/** About what a room of fifty is stored in. */
const BYTES = 10_000;

/**
 * Milliseconds of one durable commit on this machine's disk, in a database of its own: what storing before telling
 * costs at least.
 */
export function durableCommit(folder: string): Sample {
  const database = new Database(join(folder, 'commits.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table states (state text)');
  const insert = database.prepare('insert into states values (?)');
  const state = 'x'.repeat(BYTES);
  const times = Array.from({ length: COMMITS }, () => {
    const began = performance.now();
    insert.run(state);
    return performance.now() - began;
  });
  database.close();
  return sample(times);
}
