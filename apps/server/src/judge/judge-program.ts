/** The program of a thread that judges: it takes jobs one after another and posts their verdicts. */
import { parentPort } from 'node:worker_threads';
import { type JudgeJob, judgeAtFirstLook, judgeProgram } from '@lamplight/api/judge';
import { READY, type Task } from './judging-task.ts';

const port = parentPort;
if (port === null) throw new Error('this runs in a thread of the host');

port.on('message', ({ look, job }: Task) => {
  const judged = look === 'first' ? judgeAtFirstLook(job) : judgeProgram(job);
  void judged.then((verdict) => port.postMessage(verdict));
});

/** Loads the engine, which is nobody's time. */
const NOTHING: JudgeJob = {
  code: '',
  shown: { data: {}, trial: { call: 'nothing', inputs: [] } },
  hidden: [],
};
void judgeProgram(NOTHING).then(() => port.postMessage(READY));
