import type { CallOptions, TextModel } from '@lamplight/ai/models';
import type { ExternalOutcome } from '@lamplight/domain/ai';
import type { AiCaller, ExternalGate } from './external-gate.ts';

/** How long an answer may take, in milliseconds. */
export interface AiTiming {
  /** One call, and in a stream the silence between two pieces. */
  readonly callMillis: number;
  /** All calls for one answer together. */
  readonly totalMillis: number;
  /** Before a call is made once more. */
  readonly retryMillis: number;
}

export const AI_TIMING: AiTiming = { callMillis: 12_000, totalMillis: 25_000, retryMillis: 300 };

/** Somebody who waits for an answer, and may stop waiting. */
export interface WaitingCaller extends AiCaller {
  readonly signal?: AbortSignal | undefined;
}

/** One request to a model, with its time limit and, where it leaves the building, its line in the log. */
export interface ModelCall {
  readonly options: CallOptions;
  /** A piece came: the silence begins anew. */
  heard(): void;
  /** Ends the call where it still runs, and notes what became of it. */
  end(outcome: ExternalOutcome): Promise<void>;
}

/** The time that is left for an answer, in milliseconds. */
export type TimeLeft = () => number;

export function startTime({ totalMillis }: AiTiming): TimeLeft {
  const start = performance.now();
  return () => totalMillis - (performance.now() - start);
}

export function openCall(
  gate: ExternalGate,
  model: TextModel,
  caller: WaitingCaller,
  timing: AiTiming,
  timeLeft: TimeLeft,
): ModelCall {
  const limit = new AbortController();
  const startTimer = () =>
    setTimeout(() => limit.abort(), Math.max(0, Math.min(timing.callMillis, timeLeft())));
  let timer = startTimer();
  let logId: number | null = null;
  const signal = caller.signal ? AbortSignal.any([limit.signal, caller.signal]) : limit.signal;
  return {
    options:
      model.provider === 'anthropic'
        ? {
            signal,
            async beforeSend(body) {
              logId = await gate.record(caller, model.name, body);
            },
          }
        : { signal },
    heard() {
      clearTimeout(timer);
      timer = startTimer();
    },
    async end(outcome) {
      clearTimeout(timer);
      limit.abort();
      if (logId !== null) await gate.conclude(logId, outcome);
    },
  };
}
