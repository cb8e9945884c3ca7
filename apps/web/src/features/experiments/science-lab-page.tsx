import { DEFAULT_AGE } from '@lamplight/domain/age';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { ExperimentList } from './components/experiment-list.tsx';
import { ExperimentView } from './components/experiment-view.tsx';
import { SIMULATION_ROW, SimulationRow } from './components/simulation-row.tsx';
import { SimulationView } from './components/simulation-view.tsx';
import type { ExperimentSearch } from './experiment-search.ts';

export interface ScienceLabPageProps {
  readonly search: ExperimentSearch;
}

/** The science lab: the list, one experiment, or something to try on the screen (spec 2). */
export function ScienceLabPage({ search }: ScienceLabPageProps) {
  const { user } = useSession();
  return user === null ? null : <StudentLab search={search} user={user} />;
}

function StudentLab({ search, user }: ScienceLabPageProps & { readonly user: CurrentUser }) {
  const { t } = useTranslation('experiments');
  const { experiment, step, simulation, category } = search;
  useFocusOnChange(`${experiment ?? ''} ${step ?? ''} ${simulation ?? ''}`);

  if (simulation !== undefined) {
    return (
      <Page tabTitle={t(`screen.titles.${simulation}`)}>
        <SimulationView
          key={simulation}
          kind={simulation}
          age={user.age ?? DEFAULT_AGE}
          from={experiment === undefined ? null : { experiment, ...(step && { step }) }}
        />
      </Page>
    );
  }
  if (experiment !== undefined) {
    return (
      <Page tabTitle={t('title')}>
        <ExperimentView experimentId={experiment} stage={step ?? 'setup'} user={user} />
      </Page>
    );
  }
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <LinkButton
          to="/science-lab"
          search={{ category }}
          hash={SIMULATION_ROW}
          variant="default"
          leftSection={<Picture name="light-bulb" size={28} />}
        >
          {t('screen.try')}
        </LinkButton>
      }
    >
      <ExperimentList user={user} category={category} />
      <SimulationRow />
    </Page>
  );
}
