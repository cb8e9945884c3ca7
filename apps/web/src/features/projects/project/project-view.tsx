import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import type { ProjectTab } from '../project-search.ts';
import { OpenProject } from './open-project.tsx';
import { useProject } from './use-project.ts';

export interface ProjectViewProps {
  readonly projectId: number;
  readonly tab: ProjectTab;
  readonly user: CurrentUser;
}

/** One project by its id; for an unknown one a sentence and the way back. */
export function ProjectView({ projectId, tab, user }: ProjectViewProps) {
  const { t } = useTranslation('projects');
  const state = useProject(projectId, user);
  if (state === 'opening') return <Skeletons count={2} shape="rows" label={t('project.opening')} />;
  if (state === 'missing') {
    return (
      <EmptyState
        picture="compass"
        title={t('project.missingTitle')}
        text={t('project.missing')}
        action={
          <LinkButton to="/ai-coding" search={{}}>
            {t('project.back')}
          </LinkButton>
        }
      />
    );
  }
  return <OpenProject {...state} tab={tab} user={user} />;
}
