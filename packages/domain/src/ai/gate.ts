import type { Role } from '../users/index.ts';
import type { ModelProvider } from './providers.ts';

/** From this age in years on a model may answer a child; younger ones have the built-in engine. */
export const MODEL_AGE = 8;

/** Those on whose behalf a model would be asked. */
export interface ModelAsker {
  readonly role: Role;
  readonly age: number | null;
  readonly isDemo: boolean;
  /** False for a teacher whom no admin has approved yet. */
  readonly approved: boolean;
  /** Whether the consent that the feature needs is in force now. */
  readonly consents: boolean;
}

/**
 * Whether a model of this provider may be asked on behalf of somebody. A student has to be old enough, and what
 * leaves the building needs consent; an age that nobody knows counts as the youngest. The demo student, which
 * everybody shares, consents to nothing. A teacher's own work needs no
 * consent; nothing is asked on behalf of a parent.
 */
export function mayAsk(provider: ModelProvider, asker: ModelAsker): boolean {
  if (asker.role === 'admin') return true;
  if (asker.role === 'teacher') return asker.approved;
  if (asker.role === 'parent') return false;
  if (asker.age === null || asker.age < MODEL_AGE) return false;
  return provider === 'lan' || (asker.consents && !asker.isDemo);
}
