/** The token that a mailed or printed link carries: `?token=…`. */
export interface LinkToken {
  readonly token?: string;
}

/** Reads the token out of the query of an address; digits alone come as a number from the router. */
export function linkToken(query: Record<string, unknown>): LinkToken {
  const { token } = query;
  return typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {};
}
