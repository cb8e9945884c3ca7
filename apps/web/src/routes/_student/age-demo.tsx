import { createFileRoute } from '@tanstack/react-router';
import { AgeDemoPage } from '../../features/age-demo/age-demo-page.tsx';
import activities from '../../i18n/en/activities.json';
import texts from '../../i18n/en/age-demo.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/age-demo')({
  loader: () => loadTexts({ activities, 'age-demo': texts }),
  component: AgeDemoPage,
});
