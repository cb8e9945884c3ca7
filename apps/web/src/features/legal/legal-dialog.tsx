import { useTranslation } from 'react-i18next';
import kept from '../../i18n/en/kept.json';
import legal from '../../i18n/en/legal.json';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { LegalPath } from '../../ui/shell/legal-dialog-context.ts';
import { LegalText } from './components/legal-text.tsx';
import { documentAt } from './documents.ts';

export interface LegalDialogProps {
  readonly path: LegalPath;
  readonly onClose: () => void;
}

/** A legal text over the page, for visitors whose routes do not hold it. */
export function Page({ path, onClose }: LegalDialogProps) {
  const { t } = useTranslation('legal');
  const document = documentAt(path);
  return (
    <Dialog title={t(`${document}.title`)} size="xl" onClose={onClose}>
      <LegalText document={document} place="dialog" />
    </Dialog>
  );
}

export const texts = { kept, legal };
