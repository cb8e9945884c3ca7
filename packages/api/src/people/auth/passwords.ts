import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: about 26 ms, the least that OWASP recommends. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Verified against when there is no account, so that a missing name takes as long as a wrong password.
 * It was made with the same options from 256 random bits that nobody kept.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$OK3s9t7lpOR/ztDe1UHPeQ$SLyLCL6w8tixGf8ecWTI45ZNe87E7tFMJz/IITB7O4A';

/** At most so many hashes run at once: a storm of sign-ins must leave room for a running game. */
const AT_ONCE = Math.min(2, availableParallelism());

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and in the same time for an account that does not exist (null). */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const limited = limitConcurrency(AT_ONCE);
  return {
    hash: (password) => limited(() => hash(password, OPTIONS)),
    async verify(storedHash, password) {
      const matches = await limited(() => verify(storedHash ?? NOBODYS_HASH, password));
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
