import { type Breaker, createBreaker, isFailing, type ModelErrorKind } from '@lamplight/ai/models';
import { AI_FEATURES, type AiFeature, type AiStatus } from '@lamplight/domain/ai';
import { type Clock, isoTime } from '../../platform/clock.ts';

/** Failures in a row after which a feature leaves a model alone. */
const FAILURES_TO_REST = 3;
/** Milliseconds for which it does. */
const REST_MILLIS = 60_000;
/** The longest that a server is left alone because it says so; one with a wrong clock may ask for days. */
const LONGEST_REST_MILLIS = 3_600_000;
/** How many failures the admin sees of each provider. */
const REMEMBERED_FAILURES = 10;

type ProviderStatus = AiStatus[number];

/** How a model does, for each feature by itself: a quiz that asks too much does not silence the chat. */
export interface ProviderHealth {
  mayTry(feature: AiFeature): boolean;
  succeeded(feature: AiFeature): void;
  failed(feature: AiFeature, reason: ModelErrorKind): void;
  /** A try that told nothing about the model. */
  gaveUp(feature: AiFeature): void;
  /** The server wishes to be left alone for some milliseconds: that holds for every feature. */
  restFor(millis: number): void;
  status(): Pick<ProviderStatus, 'health' | 'failures'>;
}

export function createProviderHealth(clock: Clock): ProviderHealth {
  const breakers = new Map<AiFeature, Breaker>();
  const failures: ProviderStatus['failures'][number][] = [];
  const breakerOf = (feature: AiFeature) => {
    const breaker =
      breakers.get(feature) ??
      createBreaker({ clock, failures: FAILURES_TO_REST, openFor: REST_MILLIS });
    breakers.set(feature, breaker);
    return breaker;
  };
  let rest: { readonly since: number; readonly millis: number } | null = null;
  /** A moment that is still to come was told by a clock that was ahead. */
  const isAtRest = () => rest !== null && Math.abs(clock.now() - rest.since) < rest.millis;
  return {
    mayTry: (feature) => !isAtRest() && breakerOf(feature).mayTry(),
    restFor(millis) {
      rest = { since: clock.now(), millis: Math.min(millis, LONGEST_REST_MILLIS) };
    },
    succeeded: (feature) => breakerOf(feature).succeeded(),
    gaveUp: (feature) => breakerOf(feature).gaveUp(),
    failed(feature, reason) {
      if (isFailing(reason)) breakerOf(feature).failed();
      else breakerOf(feature).succeeded();
      failures.unshift({ feature, reason, at: isoTime(clock.now()) });
      failures.splice(REMEMBERED_FAILURES);
    },
    status() {
      const rests =
        isAtRest() ||
        AI_FEATURES.some((feature) => (breakers.get(feature)?.state() ?? 'closed') !== 'closed');
      if (rests) return { health: 'resting', failures: [...failures] };
      return { health: breakers.size === 0 ? 'unasked' : 'well', failures: [...failures] };
    },
  };
}
