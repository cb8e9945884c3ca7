import type { CurrentUser } from '@lamplight/domain/users';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import type { ExperimentStage } from '../experiment-search.ts';
import { useExperiments } from '../experiments.queries.ts';
import { SIMULATION_SCRIPTS } from '../simulation-scripts.ts';
import { ExperimentEnd } from './experiment-end.tsx';
import { ExperimentSetup } from './experiment-setup.tsx';
import { ExperimentStepView } from './experiment-step-view.tsx';

export interface ExperimentViewProps {
  readonly experimentId: number;
  readonly stage: ExperimentStage;
  readonly user: CurrentUser;
}

/** One experiment: getting ready, one of its steps, or its end once it was completed (spec 4). */
export function ExperimentView({ experimentId, stage, user }: ExperimentViewProps) {
  const { t } = useTranslation('experiments');
  const experiments = useExperiments(user.id);
  const experiment = experiments.data?.find(({ id }) => id === experimentId);

  // What can be tried on the screen is there also when the host is lost on the way to it.
  const simulation = experiment?.simulation ?? null;
  useEffect(() => {
    if (simulation !== null) SIMULATION_SCRIPTS[simulation].preload().catch(() => undefined);
  }, [simulation]);

  if (experiments.data === undefined) {
    return (
      <QueryState
        query={experiments}
        count={2}
        shape="rows"
        loading={t('view.opening')}
        failed={t('list.failed')}
      />
    );
  }
  if (experiment === undefined) {
    return (
      <EmptyState
        picture="compass"
        title={t('view.missingTitle')}
        text={t('view.missing')}
        action={
          <LinkButton to="/science-lab" search={{}}>
            {t('view.back')}
          </LinkButton>
        }
      />
    );
  }
  if (stage === 'setup') {
    return <ExperimentSetup key={experimentId} experiment={experiment} user={user} />;
  }
  if (stage === 'done' && experiment.isCompleted) {
    return <ExperimentEnd experiment={experiment} user={user} />;
  }
  const last = experiment.steps.length;
  const number = stage === 'done' ? last : Math.min(stage, last);
  const key = `${experimentId} ${number}`;
  return <ExperimentStepView key={key} experiment={experiment} number={number} user={user} />;
}
