/** The program of a thread that reads one content pack and posts what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PackReading, readPackHere } from '@lamplight/content/packs/reading';

parentPort?.postMessage(await readPackHere(workerData as PackReading));
