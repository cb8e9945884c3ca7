import admin from '../../i18n/en/admin.json';
import tables from '../../i18n/en/tables.json';

export { AdminPortalPage as Page } from '../../features/admin/admin-portal-page.tsx';
export const texts = { admin, tables };
