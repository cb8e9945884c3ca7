import {
  isPassing,
  ModelError,
  readJson,
  type TextModel,
  type TextModels,
  type TextRequest,
} from '@lamplight/ai/models';
import { type Task, TaskProblem } from '@lamplight/ai/tasks';
import type { Db } from '@lamplight/db';
import {
  type AiProvider,
  type AiStatus,
  MODEL_PROVIDERS,
  type ModelProvider,
} from '@lamplight/domain/ai';
import { worryIn } from '../../people/safety/worries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { type AiCaller, type ExternalGate, GateClosed } from './external-gate.ts';
import {
  AI_TIMING,
  type AiTiming,
  type ModelCall,
  openCall,
  startTime,
  type TimeLeft,
  type WaitingCaller,
} from './model-call.ts';
import { createProviderHealth } from './provider-health.ts';

/** An answer, and who wrote it; `model` is null for the built-in engine. */
export interface AiAnswer<O> extends Author {
  readonly output: O;
}

interface Author {
  readonly source: AiProvider;
  readonly model: string | null;
}

export interface RunAbout<I, O> extends WaitingCaller {
  /** The engine of this host, which answers when no model does. Its failure is the failure of the whole. */
  builtIn(input: I): Promise<O>;
  /** A last look at what a model wrote, such as the check against the Bible; a problem leads to the next provider. */
  review?(output: O, source: ModelProvider): Promise<O | TaskProblem>;
}

export interface StreamAbout extends WaitingCaller {
  builtIn(): AsyncIterable<string>;
}

/**
 * A part of an answer that is being written. A `source` begins an answer: what an earlier source said broke off, and
 * is no part of it. An `end` is cut where the model had no room for its last sentence. Only a stream that was stopped
 * has no `end`.
 */
export type StreamPart =
  | ({ readonly type: 'source' } & Author)
  | ({ readonly type: 'end'; readonly isCut: boolean } & Author)
  | { readonly type: 'text'; readonly text: string };

/** Asks the best provider that may answer, and the next one when it fails; the built-in engine comes last. */
export interface AiService {
  run<I, O>(task: Task<I, O>, input: I, about: RunAbout<I, O>): Promise<AiAnswer<O>>;
  /** The answer piece by piece, unchecked. Leaving the loop, or the caller's signal, ends the request. */
  stream(request: TextRequest, about: StreamAbout): AsyncGenerator<StreamPart, void>;
  /** Whether this host has a model that may be asked on behalf of somebody. */
  hasModelFor(caller: AiCaller): Promise<boolean>;
  status(): AiStatus;
}

interface AiDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly gate: ExternalGate;
  readonly models: TextModels;
  readonly timing?: AiTiming | undefined;
}

const BUILT_IN: Author = { source: 'built-in', model: null };

/** What a model wrote without the marks of Markdown. Its reader is loaded with the first answer. */
async function inPlainText(written: unknown): Promise<unknown> {
  const { plainValues } = await import('@lamplight/ai/markdown');
  return plainValues(written);
}

/** Ends early when whoever waits has stopped. */
function pause(millis: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, signal?.aborted ? 0 : millis);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}

export function createAi(deps: AiDependencies): AiService {
  const { db, clock, log, gate, models, timing = AI_TIMING } = deps;
  const health = { anthropic: createProviderHealth(clock), lan: createProviderHealth(clock) };

  /** Whether somebody's words tell of danger: then no model is asked, here or outside (safety, Children). */
  function tellsOfDanger({ turns }: TextRequest, { feature }: WaitingCaller): boolean {
    if (feature === 'teacher-content') return false;
    return turns.some(({ role, text }) => role === 'user' && worryIn(text) !== null);
  }

  /** The models that may be asked, each looked at when its turn comes: a consent may have ended meanwhile. */
  async function* modelsFor(request: TextRequest, caller: WaitingCaller, timeLeft: TimeLeft) {
    if (tellsOfDanger(request, caller)) return;
    for (const provider of MODEL_PROVIDERS) {
      const model = models[provider];
      if (!model || timeLeft() <= 0 || caller.signal?.aborted) continue;
      if (!(await gate.mayAsk(db, provider, caller))) continue;
      if (health[provider].mayTry(caller.feature)) yield model;
    }
  }

  const requestFor = (model: TextModel, request: TextRequest, caller: WaitingCaller) =>
    model.provider === 'anthropic' ? gate.withoutPeople(request, caller) : request;

  /** Notes a failure. @returns whether the same request is worth a second try */
  async function settle(call: ModelCall, error: unknown, model: TextModel, caller: WaitingCaller) {
    const own = health[model.provider];
    if (caller.signal?.aborted || !(error instanceof ModelError)) {
      await call.end(caller.signal?.aborted ? 'stopped' : 'unusable');
      own.gaveUp(caller.feature);
      if (!caller.signal?.aborted && !(error instanceof GateClosed)) {
        log.error(error, `the ${model.provider} model could not be asked`);
      }
      return false;
    }
    await call.end(error.kind);
    if (error.retryAfter !== null) own.restFor(error.retryAfter);
    return isPassing(error.kind);
  }

  function noteFailure(error: unknown, model: TextModel, { feature, signal }: WaitingCaller) {
    if (!(error instanceof ModelError) || signal?.aborted) return;
    health[model.provider].failed(feature, error.kind);
    log.warn({ provider: model.provider, feature, reason: error.kind }, 'a model did not answer');
  }

  /**
   * Waits before a second try: as long as the server wishes, where that is within the time of one call.
   * @returns whether there is a second try
   */
  async function mayRetry(error: unknown, caller: WaitingCaller, timeLeft: TimeLeft) {
    const wished = error instanceof ModelError ? (error.retryAfter ?? 0) : 0;
    const millis = Math.max(timing.retryMillis, wished);
    if (millis > timing.callMillis || timeLeft() <= millis) return false;
    await pause(millis, caller.signal);
    return !caller.signal?.aborted;
  }

  async function asked<O>(
    model: TextModel,
    request: TextRequest,
    caller: WaitingCaller,
    timeLeft: TimeLeft,
    use: (text: string) => Promise<O | TaskProblem>,
  ): Promise<O | TaskProblem> {
    for (let tries = 1; ; tries += 1) {
      const call = openCall(gate, model, caller, timing, timeLeft);
      try {
        const used = await use(await model.complete(request, call.options));
        await call.end(used instanceof TaskProblem ? 'unusable' : 'answered');
        health[model.provider].succeeded(caller.feature);
        return used;
      } catch (error) {
        const again = await settle(call, error, model, caller);
        if (again && tries === 1 && (await mayRetry(error, caller, timeLeft))) continue;
        noteFailure(error, model, caller);
        return new TaskProblem('no answer');
      }
    }
  }

  async function* spoken(
    model: TextModel,
    request: TextRequest,
    caller: WaitingCaller,
    timeLeft: TimeLeft,
  ): AsyncGenerator<StreamPart, boolean> {
    const author = { source: model.provider, model: model.name };
    for (let tries = 1; ; tries += 1) {
      const call = openCall(gate, model, caller, timing, timeLeft);
      let hasSpoken = false;
      let isSettled = false;
      try {
        for await (const text of model.stream(request, call.options)) {
          call.heard();
          if (!hasSpoken) yield { type: 'source', ...author };
          hasSpoken = true;
          yield { type: 'text', text };
        }
        isSettled = true;
        await call.end('answered');
        health[model.provider].succeeded(caller.feature);
        yield { type: 'end', isCut: false, ...author };
        return true;
      } catch (error) {
        isSettled = true;
        const again = await settle(call, error, model, caller);
        if (hasSpoken && error instanceof ModelError && error.atLimit) {
          health[model.provider].succeeded(caller.feature);
          yield { type: 'end', isCut: true, ...author };
          return true;
        }
        const isEarly = again && !hasSpoken && tries === 1;
        if (isEarly && (await mayRetry(error, caller, timeLeft))) continue;
        noteFailure(error, model, caller);
        return false;
      } finally {
        // Whoever listened has left in the middle.
        if (!isSettled) {
          health[model.provider].gaveUp(caller.feature);
          await call.end('stopped');
        }
      }
    }
  }

  return {
    async run(task, input, about) {
      const timeLeft = startTime(timing);
      const request = task.prompt(input);
      for await (const model of modelsFor(request, about, timeLeft)) {
        const sent = await requestFor(model, request, about);
        const output = await asked(model, sent, about, timeLeft, async (text) => {
          const written = await inPlainText(request.json ? readJson(text) : text);
          const parsed = task.output.safeParse(written);
          if (!parsed.success) throw new ModelError('garbage');
          const checked = task.check(parsed.data, input);
          if (checked instanceof TaskProblem || !about.review) return checked;
          return about.review(checked, model.provider);
        });
        if (output instanceof TaskProblem) continue;
        return { output, source: model.provider, model: model.name };
      }
      return { output: await about.builtIn(input), ...BUILT_IN };
    },

    async *stream(request, about) {
      const timeLeft = startTime(timing);
      for await (const model of modelsFor(request, about, timeLeft)) {
        const sent = await requestFor(model, request, about);
        if (yield* spoken(model, sent, about, timeLeft)) return;
      }
      if (about.signal?.aborted) return;
      yield { type: 'source', ...BUILT_IN };
      for await (const text of about.builtIn()) yield { type: 'text', text };
      yield { type: 'end', isCut: false, ...BUILT_IN };
    },

    async hasModelFor(caller) {
      for (const provider of MODEL_PROVIDERS) {
        if (models[provider] && (await gate.mayAsk(db, provider, caller))) return true;
      }
      return false;
    },

    status: () =>
      MODEL_PROVIDERS.map((provider) => ({
        provider,
        model: models[provider]?.name ?? null,
        ...health[provider].status(),
      })),
  };
}
