import { inWorker } from '../sqlite/in-worker.ts';
import { type CopyJob, type CopyReport, copyDatabase } from './copy-database.ts';

/**
 * Copies and checks a database beside the event loop.
 * @throws Error that says why the copy is not whole
 */
export function copyInWorker(job: Omit<CopyJob, 'driver'>): Promise<CopyReport> {
  return inWorker(copyDatabase, job);
}
