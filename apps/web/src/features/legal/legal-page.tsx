import { useTranslation } from 'react-i18next';
import type { LegalPath } from '../../ui/shell/legal-dialog-context.ts';
import { Page } from '../../ui/shell/page.tsx';
import { LegalText } from './components/legal-text.tsx';
import { documentAt } from './documents.ts';

/** The page at /terms-of-use. */
export function TermsPage() {
  return <LegalPage path="/terms-of-use" />;
}

/** The page at /privacy-policy. */
export function PrivacyPage() {
  return <LegalPage path="/privacy-policy" />;
}

function LegalPage({ path }: { readonly path: LegalPath }) {
  const { t } = useTranslation('legal');
  const document = documentAt(path);
  return (
    <Page title={t(`${document}.title`)} backTo="/" width="narrow">
      <LegalText document={document} place="page" />
    </Page>
  );
}
