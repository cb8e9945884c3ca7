import { hash, randomBytes, randomInt } from 'node:crypto';

/** Where secrets come from; tests may count on it being injected, never on its values. */
export interface Random {
  /** 256 random bits as base64url. */
  token(): string;
  /** A code that people read aloud: letters and digits that are not taken for each other. */
  code(length: number): string;
  /** A whole number from 0 up to the limit, without it. */
  below(limit: number): number;
}

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const secureRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  code: (length) =>
    Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''),
  below: (limit) => randomInt(limit),
};

/** SHA-256 of a secret, in hex: the form in which tokens and session ids are stored. */
export function digest(secret: string): string {
  return hash('sha256', secret, 'hex');
}
