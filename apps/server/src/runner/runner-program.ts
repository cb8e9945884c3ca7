/** The program of a runner's thread: it takes jobs one after another and posts their verdicts. */
import { parentPort } from 'node:worker_threads';
import { runTests, runTestsAtFirstLook, type TestRun } from '@lamplight/api/runner';
import { READY, type Task } from './runner-task.ts';

const port = parentPort;
if (port === null) throw new Error('this runs in a thread of the host');

port.on('message', ({ look, job }: Task) => {
  const verdict = look === 'first' ? runTestsAtFirstLook(job) : runTests(job);
  void verdict.then((found) => port.postMessage(found));
});

/** Loads the engine, which is nobody's time. */
const NOTHING: TestRun = {
  code: '',
  shown: { data: {}, trial: { call: 'nothing', inputs: [] } },
  hidden: [],
};
void runTests(NOTHING).then(() => port.postMessage(READY));
