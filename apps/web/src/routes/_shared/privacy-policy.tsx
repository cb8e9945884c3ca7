import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../features/legal/legal-page.tsx';
import kept from '../../i18n/en/kept.json';
import texts from '../../i18n/en/legal.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/privacy-policy')({
  loader: () => loadTexts({ kept, legal: texts }),
  component: PrivacyPage,
});
