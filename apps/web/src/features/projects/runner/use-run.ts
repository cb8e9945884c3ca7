import type { Project, RunResult } from '@lamplight/domain/projects';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createProgramRunner, type ProgramRunner } from './program-runner.ts';

/** How long a program may take, in ms: as long as on the host. */
const RUN_MS = 2000;
/** The run timer resets after so many ms (spec 4). */
const TIMER_MS = 1000;
/** Only a program that takes this long, in ms, gets a button to stop it: others are over before it is seen. */
const OFFER_STOP_MS = 400;

/** What became of the last run: its result, or that it was stopped. */
export type Outcome = RunResult | 'stopped';

export interface RunHandle {
  /** Null before the first run. */
  readonly outcome: Outcome | null;
  /** From the press until the program has ended and the timer has been reset. */
  readonly isTiming: boolean;
  readonly canStop: boolean;
  readonly run: (code: string) => Promise<Outcome>;
  readonly stop: () => void;
}

function startWorker(): Worker {
  return new Worker(new URL('./program-worker.ts', import.meta.url), { type: 'module' });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, milliseconds));
}

/** Runs the code of a project in a worker of this browser, never anywhere else (spec 4). */
export function useRun({ data, trial }: Pick<Project, 'data' | 'trial'>): RunHandle {
  const runner = useRef<ProgramRunner>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isTiming, setTiming] = useState(false);
  const [canStop, setCanStop] = useState(false);
  const runs = useRef(0);

  useEffect(() => {
    const created = createProgramRunner(startWorker);
    runner.current = created;
    created.prepare();
    return () => created.stop();
  }, []);

  const run = useCallback(
    async (code: string): Promise<Outcome> => {
      runs.current += 1;
      const mine = runs.current;
      const isNewest = () => runs.current === mine;
      const timer = pause(TIMER_MS);
      const offer = window.setTimeout(() => isNewest() && setCanStop(true), OFFER_STOP_MS);
      setTiming(true);
      const program = { code, data, trial };
      const result = (await runner.current?.run(program, RUN_MS)) ?? 'stopped';
      window.clearTimeout(offer);
      if (isNewest()) {
        setCanStop(false);
        setOutcome(result);
        void timer.then(() => isNewest() && setTiming(false));
      }
      return result;
    },
    [data, trial],
  );
  const stop = useCallback(() => runner.current?.stop(), []);

  return { outcome, isTiming, canStop, run, stop };
}
