import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../../features/legal/legal-page.tsx';
import texts from '../../i18n/en/legal.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/terms-of-use')({
  loader: () => loadTexts({ legal: texts }),
  component: TermsPage,
});
