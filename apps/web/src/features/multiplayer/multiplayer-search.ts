import { typedCode } from './room-code.ts';

/** Which room somebody is invited to, by the QR code of its lobby. */
export interface MultiplayerSearch {
  readonly code?: string | undefined;
}

/** Reads `?code=ABC123`; undefined takes the place of what is no code. */
export function multiplayerSearch(search: Readonly<Record<string, unknown>>): MultiplayerSearch {
  const code = typeof search.code === 'string' ? typedCode(search.code) : '';
  return { code: code === '' ? undefined : code };
}
