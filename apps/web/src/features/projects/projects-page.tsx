import { contentBand } from '@lamplight/domain/age';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { ListenButton } from '../../ui/read-aloud/listen-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { ProjectList } from './components/project-list.tsx';
import { ProjectView } from './project/project-view.tsx';
import type { ProjectSearch } from './project-search.ts';

export interface ProjectsPageProps {
  readonly search: ProjectSearch;
}

/** AI Coding Projects: the grid, or one project (spec 2). */
export function ProjectsPage({ search }: ProjectsPageProps) {
  const { user } = useSession();
  return user === null ? null : <StudentProjects search={search} user={user} />;
}

function StudentProjects({ search, user }: ProjectsPageProps & { readonly user: CurrentUser }) {
  const { t } = useTranslation('projects');
  const { project, tab = 'code' } = search;
  useFocusOnChange(project);
  const subtitle = t(isLittle(user) ? 'subtitle.little' : 'subtitle.older');

  if (project !== undefined) {
    return (
      <Page tabTitle={t('title')}>
        <ProjectView key={project} projectId={project} tab={tab} user={user} />
      </Page>
    );
  }
  return (
    <Page
      title={t('title')}
      subtitle={subtitle}
      actions={<ListenButton title={t('title')} text={subtitle} />}
    >
      <ProjectList user={user} />
    </Page>
  );
}

function isLittle({ age }: CurrentUser): boolean {
  return age !== null && contentBand(age) === 'kindergarten';
}
