/**
 * The worker that runs learner code: it hands each program to the sandbox and says what became of it.
 * The built file keeps this name, by which the host knows it and allows it no connection at all.
 */
import { runProgram } from '@lamplight/sandbox/program';
import type { RunRequest, WorkerMessage } from './run-messages.ts';

function say(message: WorkerMessage): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  void runProgram(data.program).then((result) => say({ kind: 'done', run: data.run, result }));
});

// The first program starts the engine, so that the time of a child's program is its own.
void runProgram({ code: '', data: {} }).then(() => say({ kind: 'ready' }));
