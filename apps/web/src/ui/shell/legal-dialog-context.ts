import { createContext, useContext } from 'react';

export type LegalPath = '/privacy-policy' | '/terms-of-use';

export interface LegalDialog {
  /** Opens a legal text over the page. */
  readonly open: (path: LegalPath) => void;
}

export const LegalDialogContext = createContext<LegalDialog>({
  open: (path) => window.location.assign(path),
});

/** Opens legal texts in place, for visitors whose routes do not hold them. */
export function useLegalDialog(): LegalDialog {
  return useContext(LegalDialogContext);
}

/** Whether a path is that of a legal text. */
export function isLegalPath(path: string): path is LegalPath {
  return path === '/privacy-policy' || path === '/terms-of-use';
}
