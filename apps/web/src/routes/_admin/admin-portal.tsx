import { createFileRoute } from '@tanstack/react-router';
import { AdminPortalPage } from '../../features/admin/admin-portal-page.tsx';
import admin from '../../i18n/en/admin.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_admin/admin-portal')({
  loader: () => loadTexts({ admin, tables }),
  component: AdminPortalPage,
});
