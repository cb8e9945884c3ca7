import type { LegalPath } from '../../ui/shell/legal-dialog-context.ts';

/** A numbered section of a legal text. */
export interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
  readonly after?: readonly string[];
  /** Whether the contacts of the host stand at its end. */
  readonly contact?: boolean;
}

export type LegalDocument = 'terms' | 'privacy';

/** The text that stands at a legal path. */
export function documentAt(path: LegalPath): LegalDocument {
  return path === '/terms-of-use' ? 'terms' : 'privacy';
}
