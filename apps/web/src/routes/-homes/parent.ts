import achievements from '../../i18n/en/achievements.json';
import families from '../../i18n/en/families.json';
import tables from '../../i18n/en/tables.json';

export { ParentDashboardPage as Page } from '../../features/families/parent-dashboard-page.tsx';
export const texts = { achievements, families, tables };
