/** The program of the thread that judges: it takes jobs one after another and posts their verdicts. */
import { parentPort } from 'node:worker_threads';
import { type JudgeJob, judgeProgram } from '@lamplight/api/judge';

const port = parentPort;
if (port === null) throw new Error('this runs in a thread of the host');
port.on('message', (job: JudgeJob) => {
  void judgeProgram(job).then((verdict) => port.postMessage(verdict));
});
