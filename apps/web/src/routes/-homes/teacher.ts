import tables from '../../i18n/en/tables.json';
import teaching from '../../i18n/en/teaching.json';

export { TeacherDashboardPage as Page } from '../../features/teaching/teacher-dashboard-page.tsx';
export const texts = { tables, teaching };
