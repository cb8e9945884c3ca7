import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: about 26 ms, the least that OWASP recommends. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** At most so many hashes run at once: a storm of sign-ins must leave room for a running game. */
const AT_ONCE = Math.min(2, availableParallelism());

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and in the same time for an account that does not exist (null). */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const limited = limitConcurrency(AT_ONCE);
  // Verified against when there is no account, so that a missing name takes as long as a wrong password.
  const nobody = limited(() => hash('nobody has this password', OPTIONS));
  return {
    hash: (password) => limited(() => hash(password, OPTIONS)),
    async verify(storedHash, password) {
      const against = storedHash ?? (await nobody);
      const matches = await limited(() => verify(against, password));
      return matches && storedHash !== null;
    },
  };
}

function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
