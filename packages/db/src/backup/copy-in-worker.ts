import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type CopyJob, type CopyReport, copyDatabase } from './copy-database.ts';

const driver = createRequire(import.meta.url).resolve('better-sqlite3');

/**
 * Copies and checks a database in a worker thread: it takes seconds on an old disk, and a class is at
 * work meanwhile. The thread gets its program as text, so that it runs from sources and from a bundle.
 * @throws Error that says why the copy is not whole
 */
export function copyInWorker(job: Omit<CopyJob, 'driver'>): Promise<CopyReport> {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    parentPort.postMessage((${copyDatabase.toString()})(workerData));
  `;
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { eval: true, workerData: { ...job, driver } });
    worker.once('message', resolve);
    worker.once('error', reject);
    // After a message this changes nothing any more.
    worker.once('exit', (code) => reject(new Error(`the copying thread ended with ${code}`)));
  });
}
