import { createFileRoute } from '@tanstack/react-router';
import { RecommendationsPage } from '../../features/recommendations/recommendations-page.tsx';
import texts from '../../i18n/en/recommendations.json';
import skills from '../../i18n/en/skills.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/recommendations')({
  loader: () => loadTexts({ recommendations: texts, skills }),
  component: RecommendationsPage,
});
