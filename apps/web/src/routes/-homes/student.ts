import dashboard from '../../i18n/en/dashboard.json';

export { DashboardPage as Page } from '../../features/dashboard/dashboard-page.tsx';
export const texts = { dashboard };
