import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const driver = createRequire(import.meta.url).resolve('better-sqlite3');

/** What a thread is told beside its job: the absolute path of better-sqlite3, which it cannot find by its name. */
export interface WithDriver {
  readonly driver: string;
}

/**
 * Runs work on a database in a worker thread: it takes seconds on an old disk, and a class is at work meanwhile.
 * The thread gets its program as text, so that it runs from sources and from a bundle; the function must not use
 * anything outside itself.
 * @throws the error of the work
 */
export function inWorker<Job extends object, Result>(
  work: (job: Job & WithDriver) => Result,
  job: Job,
): Promise<Result> {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    parentPort.postMessage((${work.toString()})(workerData));
  `;
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { eval: true, workerData: { ...job, driver } });
    worker.once('message', resolve);
    worker.once('error', reject);
    // After a message this changes nothing any more.
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  });
}
