import type { LegalPath } from '../../ui/shell/legal-dialog-context.ts';

/** A numbered section of a legal text. */
export interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
  readonly after?: readonly string[];
  /** Whether what is set up on this very host stands at its end. */
  readonly facts?: boolean;
  /** Whether the table of what is kept stands in it. */
  readonly kept?: boolean;
  /** Whether the contacts of the host stand at its end. */
  readonly contact?: boolean;
}

export type LegalDocument = 'terms' | 'privacy';

/** The text that stands at a legal path. */
export function documentAt(path: LegalPath): LegalDocument {
  return path === '/terms-of-use' ? 'terms' : 'privacy';
}
