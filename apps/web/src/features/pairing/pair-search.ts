/** Letters and digits of a code. The address is read before any rule of the domain is loaded. */
const CODE_LENGTH = 10;

/** Which slip somebody opened, by its QR code. */
export interface PairSearch {
  /** Ten letters and digits without anything between them. */
  readonly code?: string | undefined;
}

/** Reads `?code=ABCDE-FGHJK`; undefined takes the place of what is no code. */
export function pairSearch(search: Readonly<Record<string, unknown>>): PairSearch {
  const typed = typeof search.code === 'string' ? search.code : '';
  const code = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return { code: code.length === CODE_LENGTH ? code : undefined };
}
