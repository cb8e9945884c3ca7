import { SIMULATIONS } from '@lamplight/domain/experiments';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { SIMULATION_SCRIPTS } from '../simulation-scripts.ts';
import styles from './simulation-row.module.css';

/** Where on the page the row stands: the address `#on-screen` leads to it. */
export const SIMULATION_ROW = 'on-screen';

/** What can be tried on the screen, without any material. */
export function SimulationRow() {
  const { t } = useTranslation('experiments');
  return (
    <Section title={t('screen.heading')}>
      <ul id={SIMULATION_ROW} className={styles.row}>
        {SIMULATIONS.map((kind) => (
          <li key={kind}>
            <LinkButton
              to="/science-lab"
              search={{ simulation: kind }}
              variant="default"
              className={styles.tile ?? ''}
              fullWidth
              leftSection={
                <Picture name={SIMULATION_SCRIPTS[kind].picture} of="experiments" size="2.25rem" />
              }
            >
              {t(`screen.titles.${kind}`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
