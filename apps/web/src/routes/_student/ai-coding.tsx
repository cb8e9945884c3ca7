import { createFileRoute } from '@tanstack/react-router';
import { projectSearch } from '../../features/projects/project-search.ts';
import { ProjectsPage } from '../../features/projects/projects-page.tsx';
import texts from '../../i18n/en/projects.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/ai-coding')({
  validateSearch: projectSearch,
  loader: () => loadTexts({ projects: texts }),
  component: () => <ProjectsPage search={Route.useSearch()} />,
});
