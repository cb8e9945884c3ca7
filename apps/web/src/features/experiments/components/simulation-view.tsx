import type { ExperimentView, SimulationKind } from '@lamplight/domain/experiments';
import { navigationStyle } from '@lamplight/domain/platform';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import type { ExperimentStage } from '../experiment-search.ts';
import { SIMULATION_SCRIPTS } from '../simulation-scripts.ts';
import styles from './simulation-view.module.css';

export interface SimulationViewProps {
  readonly kind: SimulationKind;
  readonly age: number;
  /** The experiment from which it was opened, and the step there. */
  readonly from: {
    readonly experiment: ExperimentView['id'];
    readonly step?: ExperimentStage;
  } | null;
}

/** An idea to try on the screen, with what to look for, and the way back to where it was opened. */
export function SimulationView({ kind, age, from }: SimulationViewProps) {
  const { t } = useTranslation('experiments');
  const { Page, picture } = SIMULATION_SCRIPTS[kind];
  const title = t(`screen.titles.${kind}`);
  const level = navigationStyle(age);
  const about = t(level === 'simple' ? `screen.simple.${kind}` : `screen.about.${kind}`);
  return (
    <div className={styles.view} data-subject="science">
      <div>
        <LinkButton
          to="/science-lab"
          search={from ?? {}}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t(from === null ? 'view.back' : 'screen.back')}
        </LinkButton>
      </div>
      <header className={styles.head}>
        <Picture name={picture} of="experiments" size="clamp(3rem, 2rem + 5vw, 4.5rem)" />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.about}>{about}</p>
        </div>
        <ListenButton title={title} text={about} />
      </header>
      <Suspense fallback={<Skeletons count={2} shape="rows" label={t('screen.loading')} />}>
        <Page level={level} />
      </Suspense>
    </div>
  );
}
