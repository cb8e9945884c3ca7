import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/index.ts';
import { Page, texts } from '../-homes/admin.tsx';

export const Route = createFileRoute('/_admin/admin-portal')({
  loader: () => loadTexts(texts),
  component: Page,
});
